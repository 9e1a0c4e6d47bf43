<?php

declare(strict_types=1);

namespace {
	if ( ! class_exists( 'TRP_Translate_Press' ) ) {
		/** Stand-in for TranslatePress with its table of translations. */
		final class TRP_Translate_Press {
			/** @var array<string, string> */
			public static array $translations = array();

			public static function get_trp_instance(): self {
				return new self();
			}

			public function get_component( string $name ): self {
				return $this;
			}

			public function get_existing_translations( array $originals, string $language ): array {
				$known = 'fr_FR' === $language ? array_intersect_key( self::$translations, array_flip( $originals ) ) : array();
				return array_map( static fn( string $translated ): object => (object) array( 'translated' => $translated ), $known );
			}
		}
	}
}

namespace StorefrontIslands\Tests {

	use StorefrontIslands\Compat\TranslatedCart;
	use StorefrontIslands\Page\BootData;
	use TRP_Translate_Press;
	use WP_REST_Request;

	/** Tests that the cart's data has TranslatePress's translations, as the page has them. */
	final class TranslatedCartTest extends TestCase {
		private const CART = array(
			'items'          => array(
				array(
					'key'       => 'Mug',
					'name'      => 'Mug &#8211; &amp; &#039;Saucer&#039;',
					'sku'       => 'Mug',
					'variation' => array( array( 'raw_attribute' => 'Size', 'attribute' => 'Size', 'value' => 'Large' ) ),
				),
			),
			'shipping_rates' => array(
				array(
					'name'           => 'Mug',
					'shipping_rates' => array( array( 'rate_id' => 'Mug', 'name' => 'Pickup', 'meta_data' => array( array( 'key' => 'Large', 'value' => 'Open 9 to 5' ) ) ) ),
				),
			),
			'extensions'     => array(),
		);

		protected function set_up(): void {
			parent::set_up();
			$GLOBALS['TRP_LANGUAGE'] = 'fr_FR';
			TRP_Translate_Press::$translations = array(
				'Mug'                                 => 'Tasse',
				'Mug – &#038; &#039;Saucer&#039;'     => 'Tasse et soucoupe',
				'Size'                                => 'Taille',
				'Large'                               => 'Grande',
				'Pickup'                              => 'Retrait',
				'Open 9 to 5'                         => 'De 9 à 5',
			);
		}

		protected function tear_down(): void {
			unset( $GLOBALS['TRP_LANGUAGE'] );
			parent::tear_down();
		}

		private static function assert_translated( array $cart ): void {
			$item = $cart['items'][0];
			self::assertSame( array( 'Mug', 'Tasse et soucoupe', 'Mug' ), array( $item['key'], $item['name'], $item['sku'] ) );
			self::assertSame( array( 'raw_attribute' => 'Size', 'attribute' => 'Taille', 'value' => 'Grande' ), $item['variation'][0] );
			$package = $cart['shipping_rates'][0];
			self::assertSame( 'Tasse', $package['name'] );
			self::assertSame( array( 'rate_id' => 'Mug', 'name' => 'Retrait', 'meta_data' => array( array( 'key' => 'Large', 'value' => 'De 9 à 5' ) ) ), $package['shipping_rates'][0] );
		}

		public function test_responses_about_the_cart_are_translated_also_in_a_batch(): void {
			self::assert_translated( TranslatedCart::in_response( self::CART, null, new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) ) );
			$batch = TranslatedCart::in_response( array( 'responses' => array( array( 'body' => self::CART, 'status' => 200 ) ) ), null, new WP_REST_Request( 'POST', '/wc/store/v1/batch' ) );
			self::assert_translated( $batch['responses'][0]['body'] );
			self::assertSame( self::CART, TranslatedCart::in_response( self::CART, null, new WP_REST_Request( 'GET', '/wc/store/v1/products' ) ) );
		}

		public function test_the_cart_in_a_page_is_translated_and_the_rest_stays(): void {
			$page = static fn( array $data ): string => sprintf( '<p>Mug</p><script type="application/json" id="%s">%s</script>', BootData::PAGE, BootData::json( $data ) );
			$html = TranslatedCart::in_page( $page( array( 'settings' => array( 'name' => 'Mug', 'none' => (object) array(), 'rate' => 0.1 ), 'cart' => self::CART ) ) );
			self::assertSame( 1, preg_match( '~^<p>Mug</p><script [^>]+>(.+)</script>$~', $html, $found ) );
			self::assertStringContainsString( '"settings":{"name":"Mug","none":{},"rate":0.1}', $found[1] );
			self::assert_translated( json_decode( $found[1], true )['cart'] );
			$without = $page( array( 'settings' => array(), 'cart' => null ) );
			self::assertSame( $without, TranslatedCart::in_page( $without ) );
		}

		public function test_nothing_changes_in_the_sites_own_language(): void {
			$GLOBALS['TRP_LANGUAGE'] = 'en_US';
			self::assertSame( self::CART, TranslatedCart::in_response( self::CART, null, new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) ) );
		}
	}
}
