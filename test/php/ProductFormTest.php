<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\ProductForm\FormBlock;
use StorefrontIslands\Shop\ProductDetails;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\ShopDecorator;
use StorefrontIslands\Shop\Swatch;

/** Tests what the product form prints besides its fields: samples, pictures, measures, availability, the bar. */
final class ProductFormTest extends TestCase {
	private static function html( ?Shop $shop = null, string $content = 'product' ): string {
		$found = self::site_shop()->products( array( 'search' => 'Club Hoodie', 'type' => 'variable' ) );
		return html_entity_decode( ( new FormBlock( $shop ?? self::site_shop() ) )->html( array( 'productId' => $found[0]['id'], 'content' => $content ), array() ), ENT_QUOTES | ENT_HTML5 );
	}

	/** Returns the form of a shop that shows samples, and says something of each product. */
	private static function html_with( string $detail = '', $value = null ): string {
		$details = null;
		if ( '' !== $detail ) {
			$details          = new ProductDetails();
			$details->$detail = $value;
		}
		return self::html(
			new class( self::site_shop(), $details ) extends ShopDecorator {
				private ?ProductDetails $details;
				public function __construct( Shop $shop, ?ProductDetails $details ) {
					parent::__construct( $shop );
					$this->details = $details;
				}
				public function swatches( string $taxonomy, array $term_ids ): ?array {
					return 'pa_color' === $taxonomy ? array( $term_ids[0] => new Swatch( array( '#000000', '#fff' ) ) ) : null;
				}
				public function product_details( array $ids ): array {
					return null === $this->details ? array() : array_fill_keys( $ids, $this->details );
				}
			}
		);
	}

	public function test_the_form_alone_has_no_name_and_no_pictures(): void {
		$html = self::html( null, 'form' );
		self::assertStringContainsString( '<form', $html );
		self::assertDoesNotMatchRegularExpression( '/storefront-product__name|data-gallery/', $html );
	}

	public function test_values_with_samples_are_radio_buttons_with_names_and_others_a_list(): void {
		$html = self::html_with();
		self::assertSame( 2, substr_count( $html, 'type="radio" name="attribute_pa_color"' ) );
		self::assertSame( 3, substr_count( $html, 'required aria-invalid="false"' ), 'What is still to be chosen is not wrong.' );
		self::assertMatchesRegularExpression( '~<path fill="#000000" d="M0 0h2v2H0z"></path><path fill="#fff"[^>]*></path></svg><span class="storefront-visually-hidden" data-name>(Black|Blue)</span>~', $html );
		self::assertSame( 1, substr_count( $html, 'class="storefront-swatch__name" data-name' ), 'A value without a sample shows its name.' );
		self::assertStringContainsString( '<select name="attribute_pa_size"', $html );
	}

	public function test_the_gallery_holds_the_pictures_of_the_product_and_those_of_each_variation_that_has_some(): void {
		self::assertStringNotContainsString( 'template data-gallery-of', self::html_with() );
		self::assertStringContainsString( 'data-elementor-open-lightbox="yes"', self::html_with() );
		$picture = array( 'src' => 'https://example.com/back.jpg', 'thumbnail' => 'https://example.com/small.jpg', 'srcset' => '', 'alt' => 'Back' );
		$html    = self::html_with( 'gallery', array( array( 'thumbnail' => '', 'alt' => 'Front' ) + $picture, $picture ) );
		self::assertSame( 5, substr_count( $html, '<template data-gallery-of=' ), 'Four variations, and the product.' );
		self::assertStringContainsString( 'src="https://example.com/small.jpg"', $html );
		self::assertStringContainsString( 'Enlarge picture 2 of 2', $html );
	}

	public function test_the_shops_own_availability_is_printed_where_it_has_one(): void {
		$own = '<p class="stock">12 in stock</p><form class="tell-me"></form>';
		self::assertStringContainsString( "<div class=\"storefront-stock storefront-stock--plenty\">$own</div>", self::html_with( 'availability', $own ) );
	}

	public function test_measures_of_product_and_variations_are_there(): void {
		self::assertStringContainsString( '<dd class="sku" data-of-product="V-001">V-001</dd>', self::html() );
		self::assertStringContainsString( '"measures":{"sku":"V-001-BLUE-S"', self::html() );
	}

	public function test_one_form_of_a_page_has_the_bar(): void {
		$form = '<!-- wp:storefront-islands/add-to-cart {"productId":1} /-->';
		foreach ( array( $form => 1, "$form $form" => 0 ) as $content => $expected ) {
			$GLOBALS['wp_query'] = new \WP_Query( array( 'page_id' => self::post( $content ) ) );
			$count               = substr_count( self::html(), 'storefront-add-to-cart__bar"' );
			wp_reset_query();
			self::assertSame( $expected, $count );
		}
	}
}
