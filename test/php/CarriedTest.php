<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Replacement\BlockReplacement;
use StorefrontIslands\Replacement\DrawerConverter;
use StorefrontIslands\Replacement\ParsedBlock;
use StorefrontIslands\Replacement\ReplacedBlocks;
use StorefrontIslands\Replacement\SettingsConverter;
use StorefrontIslands\Replacement\UnsupportedSettings;
use WP_Block_Type_Registry;

/**
 * Tests what of WooCommerce's settings is carried over where a block is replaced, by the table that test/transforms reads
 * too (test/fixtures/woocommerce-blocks).
 */
final class CarriedTest extends TestCase {
	private const OURS = array( ReplacedBlocks::CART => 'storefront-islands/cart', ReplacedBlocks::CHECKOUT => 'storefront-islands/checkout' );

	/** Returns a block of the fixture's table: the file's content, or one block's rows. */
	private static function fixture( string $name ): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__ ) . "/fixtures/woocommerce-blocks/$name.json" ), true );
	}

	/** Returns the full name of the replaced block that a block belongs to; null for the mini-cart. */
	private static function whole( string $block ): ?string {
		if ( 'checkout' === $block || 0 === strpos( $block, 'checkout-' ) ) {
			return ReplacedBlocks::CHECKOUT;
		}
		return 1 === preg_match( '/^(cart(-.*)?|proceed-to-checkout-block|(filled|empty)-cart-block)$/', $block ) ? ReplacedBlocks::CART : null;
	}

	/** Returns WooCommerce's block with attributes in it or in one of its parts. */
	private static function holding( string $block, array $attributes ): ParsedBlock {
		$part = ParsedBlock::holding( "woocommerce/$block", $attributes, array() );
		return new ParsedBlock( "woocommerce/$block" === self::whole( $block ) ? $part : ParsedBlock::holding( (string) self::whole( $block ), array(), array( $part ) ) );
	}

	/** Returns WooCommerce's block with parts in one of its parts. */
	private static function arranged( string $block, string $around, array $parts ): ParsedBlock {
		return new ParsedBlock( self::part( $block, array(), self::part( $around, array(), ...array_map( array( self::class, 'part' ), $parts ) ) ) );
	}

	private static function part( string $name, array $attributes = array(), array ...$inside ): array {
		return ParsedBlock::holding( 0 === strpos( $name, 'woocommerce/' ) ? $name : "woocommerce/$name", $attributes, $inside );
	}

	private static function lost( ParsedBlock $block ): array {
		return ( new UnsupportedSettings( $block ) )->all();
	}

	private static function ours( ParsedBlock $theirs ): array {
		return BlockReplacement::attributes( self::OURS[ $theirs->name ], $theirs );
	}

	/** Returns the rows of the replaced blocks' attributes: block, attribute, row. */
	private static function rows(): array {
		$table = self::fixture( 'carried' );
		$rows  = array();
		foreach ( self::fixture( 'attributes' )['blocks'] as $block => $attributes ) {
			foreach ( null === self::whole( $block ) ? array() : array_keys( $attributes ) as $attribute ) {
				$rows[] = array( $block, $attribute, $table[ $block ][ $attribute ] ?? $table['*'][ $attribute ] ?? array() );
			}
		}
		return $rows;
	}

	/** Returns the value at a path of attributes. */
	private static function value_at( array $attributes, string $path ) {
		return array_reduce( explode( '.', $path ), static fn( $value, string $key ) => $value[ $key ] ?? null, $attributes );
	}

	public function test_every_carried_attribute_reaches_our_block(): void {
		foreach ( self::rows() as list( $block, $attribute, $row ) ) {
			if ( ! isset( $row['to'] ) || isset( $row['until'] ) ) {
				continue;
			}
			$theirs = self::holding( $block, array( $attribute => $row['value'] ) + ( $row['beside'] ?? array() ) );
			self::assertSame( $row['becomes'] ?? $row['value'], self::value_at( self::ours( $theirs ), $row['to'] ), "$block.$attribute" );
			$known = WP_Block_Type_Registry::get_instance()->get_registered( self::OURS[ $theirs->name ] )->get_attributes();
			self::assertArrayHasKey( explode( '.', $row['to'] )[0], $known );
		}
	}

	public function test_without_a_setting_the_looks_are_those_of_woocommerce(): void {
		$carried = SettingsConverter::of( self::holding( 'checkout', array() ) );
		self::assertSame( array( true, false, true, true ), array( $carried['showDeliveryIcons'], $carried['showDeliveryPrices'], $carried['showTermsSeparator'], $carried['showDescriptions'] ) );
		self::assertArrayNotHasKey( 'texts', $carried );
		self::assertSame( array( 'showDescriptions' => true ), SettingsConverter::of( self::holding( 'cart', array() ) ) );
	}

	public function test_every_attribute_that_is_lost_is_named(): void {
		foreach ( self::rows() as list( $block, $attribute, $row ) ) {
			if ( isset( $row['lost'] ) ) {
				self::assertNotSame( array(), self::lost( self::holding( $block, array( $attribute => $row['value'] ) + ( $row['beside'] ?? array() ) ) ), "$block.$attribute" );
			}
		}
	}

	public function test_a_checkout_of_which_nothing_is_lost(): void {
		$order = array( self::part( 'checkout-terms-block', array( 'checkbox' => true ) ), self::part( 'checkout-actions-block', array( 'className' => 'is-style-with-price' ) ) );
		$lost  = static fn( array $fields ): array => self::lost( new ParsedBlock( self::part( 'checkout', array(), self::part( 'checkout-fields-block', array(), ...$fields ), self::part( 'checkout-order-summary-cart-items-block' ) ) ) );
		self::assertSame( array(), $lost( $order ) );
		self::assertSame( array( 'another order of the parts' ), $lost( array_reverse( $order ) ) );
	}

	public function test_the_icons_of_payment_methods_are_carried_and_not_named(): void {
		$plain   = self::holding( 'cart', array() );
		$proceed = self::arranged( ReplacedBlocks::CART, 'cart-totals-block', array( 'proceed-to-checkout-block' ) );
		$shown   = self::arranged( ReplacedBlocks::CART, 'cart-totals-block', array( 'cart-accepted-payment-methods-block' ) );
		self::assertSame( array( array(), array() ), array( self::lost( $proceed ), self::lost( $plain ) ) );
		self::assertSame( array( true, false, true ), array_map( static fn( ParsedBlock $cart ): bool => self::ours( $cart )['showAcceptedMethods'], array( $plain, $proceed, $shown ) ) );
	}

	public function test_every_order_of_parts_is_carried_or_named(): void {
		foreach ( self::fixture( 'orders' )['cases'] as $case ) {
			$theirs = self::arranged( 'woocommerce/' . $case['block'], $case['around'], $case['parts'] );
			self::assertSame( $case['order'], self::ours( $theirs )['order'] ?? null, $case['name'] );
			self::assertSame( $case['lost'], in_array( 'another order of the parts', self::lost( $theirs ), true ), $case['name'] );
		}
	}

	public function test_cross_sells_that_are_a_product_collection_are_moved_too(): void {
		$sells = self::part( 'product-collection', array( 'collection' => 'woocommerce/product-collection/cross-sells' ) );
		$cart  = self::part( 'cart', array(), self::part( 'cart-items-block', array(), $sells, self::part( 'cart-line-items-block' ) ) );
		self::assertSame( 'cross-sells', self::ours( new ParsedBlock( $cart ) )['order'][0] );
	}

	public function test_the_drawer_of_the_mini_cart_is_read_from_its_template_part(): void {
		$table = self::fixture( 'carried' );
		$parts = '';
		$texts = array();
		foreach ( $table as $block => $attributes ) {
			foreach ( $attributes as $attribute => $row ) {
				if ( isset( $row['from'] ) ) {
					$texts[ substr( $row['to'], strlen( 'texts.' ) ) ] = $row['value'];
					$parts .= sprintf( '<!-- wp:woocommerce/%s %s /-->', $block, wp_json_encode( array( $attribute => "<em>{$row['value']}</em>" ) ) );
				}
			}
		}
		self::assertCount( 4, $texts );
		self::assertEquals( array( 'texts' => $texts ), DrawerConverter::of( $parts ) );
		self::assertSame( array(), DrawerConverter::of( '<!-- wp:woocommerce/mini-cart-title-label-block /-->' ) );
	}

	public function test_a_removed_button_and_the_message_of_the_empty_drawer_are_carried(): void {
		$footer = '<!-- wp:woocommerce/mini-cart-footer-block --><!-- wp:woocommerce/mini-cart-checkout-button-block /--><!-- /wp:woocommerce/mini-cart-footer-block -->';
		$empty  = static fn( string $inside ): string => "<!-- wp:woocommerce/empty-mini-cart-contents-block -->$inside<!-- wp:woocommerce/mini-cart-shopping-button-block /--><!-- /wp:woocommerce/empty-mini-cart-contents-block -->";
		self::assertSame(
			array( 'texts' => array( 'empty' => 'Nothing & nowhere' ), 'showCartButton' => false ),
			DrawerConverter::of( $footer . $empty( '<!-- wp:paragraph --><p><strong>Nothing &amp; nowhere</strong></p><!-- /wp:paragraph -->' ) )
		);
		self::assertSame( array(), DrawerConverter::of( $empty( '<!-- wp:pattern {"slug":"woocommerce/mini-cart-empty-cart-message"} /-->' ) ) );
	}

	public function test_texts_are_plain(): void {
		$texts = SettingsConverter::of( self::holding( 'checkout-actions-block', array( 'placeOrderButtonLabel' => 'Buy <strong>&amp; pay</strong>' ) ) )['texts'];
		self::assertSame( array( 'place-order' => 'Buy & pay' ), $texts );
	}

	public function test_an_older_woocommerce_numbers_each_step_by_itself(): void {
		$types  = WP_Block_Type_Registry::get_instance();
		$before = $types->get_registered( ReplacedBlocks::CHECKOUT );
		null === $before || $types->unregister( ReplacedBlocks::CHECKOUT );
		$older = $types->register( ReplacedBlocks::CHECKOUT, array( 'attributes' => array() ) );
		try {
			$carried = SettingsConverter::of( self::holding( 'checkout-payment-block', array( 'showStepNumber' => false ) ) );
			self::assertSame( array( true, array( 'payment-method' ) ), array( $carried['showStepNumbers'], $carried['unnumberedSteps'] ) );
		} finally {
			$types->unregister( $older );
			null === $before || $types->register( $before );
		}
	}
}
