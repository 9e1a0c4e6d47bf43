<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Product\AddToCart;
use StorefrontIslands\Catalogue\Product\Product;
use StorefrontIslands\Catalogue\ProductForm\FormBlock;

/**
 * Tests that plugins may change a product's words and its button by the filters of WooCommerce's templates and blocks.
 *
 * @group woocommerce
 */
final class WooProductHooksTest extends TestCase {
	use BuildsWooProducts;

	private static function shown( int $id ): Product {
		return new Product( self::woo_shop()->products( array( 'include' => array( $id ) ) )[0] );
	}

	public function test_the_badge_of_a_sale(): void {
		$id = self::product( array( 'sale_price' => '8' ) )->get_id();
		self::assertSame( 'Sale', self::shown( $id )->sale_badge() );
		add_filter( 'woocommerce_sale_badge_text', static fn( string $text, \WC_Product $product ): string => '&minus;20% on ' . $product->get_name(), 10, 2 );
		self::assertSame( '−20% on Lamp', self::shown( $id )->sale_badge() );
		add_filter( 'woocommerce_sale_flash', static fn( string $html ): string => str_replace( '20%', '<b>30%</b>', $html ) );
		self::assertSame( '−30% on Lamp', self::shown( $id )->sale_badge() );
		add_filter(
			'woocommerce_sale_flash',
			static function (): void {
				echo '<div class="product-labels"><span>Hot</span></div>';
			}
		);
		ob_start();
		self::assertSame( 'Hot', self::shown( $id )->sale_badge(), 'Some themes print their badge.' );
		self::assertSame( '', ob_get_clean() );
		remove_all_filters( 'woocommerce_sale_flash' );
		add_filter( 'woocommerce_sale_flash', '__return_empty_string' );
		self::assertSame( '', self::shown( $id )->sale_badge() );
	}

	public function test_the_quantity_with_which_a_form_begins(): void {
		$id = self::product( array() )->get_id();
		self::assertSame( 1.0, self::shown( $id )->initial_quantity() );
		$wanted = 6;
		add_filter(
			'woocommerce_quantity_input_args',
			static function ( array $args ) use ( &$wanted ): array {
				return array( 'input_value' => $wanted, 'max_value' => 10 ) + $args;
			}
		);
		// An older Store API does not ask this filter for its limits, which are the form's.
		$maximum = function_exists( 'wc_get_quantity_input_args' ) ? 10 : 9999;
		$form = static fn(): string => ( new FormBlock( self::site_shop() ) )->html( array( 'productId' => $id, 'content' => 'form' ), array() );
		self::assertStringContainsString( 'value="6" min="1" max="' . $maximum . '"', $form() );
		$wanted = 12000;
		self::assertStringContainsString( 'value="' . $maximum . '" min="1" max="' . $maximum . '"', $form() );
	}

	public function test_the_button_of_a_list_is_a_plugins_where_it_has_another_one(): void {
		$id = self::product( array() )->get_id();
		add_filter( 'woocommerce_loop_add_to_cart_link', static fn( string $link, \WC_Product $product, array $args ): string => $link, 10, 3 );
		self::assertStringContainsString( '<form', AddToCart::html( self::shown( $id ), '/cart/' ) );
		add_filter( 'woocommerce_loop_add_to_cart_link', static fn( string $link, \WC_Product $product ): string => '<a href="tel:1">Call for ' . $product->get_name() . '</a>', 10, 2 );
		self::assertSame( '<a href="tel:1">Call for Lamp</a>', AddToCart::html( self::shown( $id ), '/cart/' ) );
	}

	public function test_the_button_of_a_list_has_the_data_that_plugins_give_to_woocommerces_link(): void {
		$id   = self::product( array( 'sku' => 'L-1' ) )->get_id();
		$html = static fn(): string => html_entity_decode( AddToCart::html( self::shown( $id ), '/cart/' ), ENT_QUOTES | ENT_HTML5 );
		self::assertStringContainsString( 'add_to_cart_button', $html() );
		self::assertStringContainsString( "data-product_id=\"$id\" data-product_sku=\"L-1\">", $html() );
		add_filter( 'woocommerce_loop_add_to_cart_link', static fn( string $link ): string => str_replace( '<a ', '<a data-tracked="' . esc_attr( '{"id":7,"name":"A > B"}' ) . '" ', $link ) );
		self::assertStringContainsString( '<form', $html() );
		self::assertStringContainsString( 'data-tracked="{"id":7,"name":"A > B"}"', $html() );
		self::assertSame( 1.0, self::shown( $id )->list_quantity() );
		add_filter( 'woocommerce_loop_add_to_cart_link', static fn( string $link ): string => str_replace( 'data-quantity="1"', 'data-quantity="3"', $link ) );
		self::assertStringContainsString( 'data-tracked', $html() );
		self::assertSame( 3.0, self::shown( $id )->list_quantity() );
		add_filter( 'woocommerce_loop_add_to_cart_link', static fn( string $link ): string => str_replace( '<a ', '<a target="_blank" ', $link ) );
		self::assertStringContainsString( 'target="_blank"', $html() );
		self::assertStringContainsString( 'product_type_simple add_to_cart_button ajax_add_to_cart"', $html(), 'WooCommerce\'s script adds it.' );
		self::assertStringNotContainsString( '<form', $html() );
	}

	public function test_a_list_links_to_what_a_plugin_does_not_let_woocommerces_list_add_in_place(): void {
		$lamp = self::product( array() );
		$html    = static fn(): string => AddToCart::html( self::shown( $lamp->get_id() ), '/cart/' );
		add_filter( 'woocommerce_product_add_to_cart_url', static fn(): string => $lamp->get_permalink() );
		add_filter( 'woocommerce_loop_add_to_cart_link', static fn( string $link ): string => $link );
		self::assertStringContainsString( '<form', $html() );
		add_filter( 'woocommerce_loop_add_to_cart_link', static fn( string $link ): string => str_replace( 'ajax_add_to_cart', '', $link ) );
		self::assertStringNotContainsString( '<form', $html() );
		self::assertStringContainsString( 'storefront-add-to-cart__button--link', $html(), 'It is our own link.' );
		self::assertStringContainsString( 'href="' . $lamp->get_permalink() . '"', html_entity_decode( $html(), ENT_QUOTES | ENT_HTML5 ) );
		$lamp->set_stock_status( 'outofstock' );
		$lamp->save();
		self::assertStringContainsString( 'storefront-add-to-cart__button--link', $html() );
	}

	public function test_plugins_are_not_asked_for_the_link_of_what_no_list_shows(): void {
		$asked = array();
		add_filter(
			'woocommerce_loop_add_to_cart_link',
			static function ( string $link, \WC_Product $product ) use ( &$asked ): string {
				$asked[] = $product->get_type();
				return $link;
			},
			10,
			2
		);
		$id       = self::product( array() )->get_id();
		$variable = self::variable( array( self::attribute( 'Size', array( 'Small' ) ) ), array( array( 'Size' => 'Small' ) ) );
		self::woo_shop()->products( array( 'parent' => array( $variable->get_id() ), 'type' => 'variation' ) );
		self::assertSame( array(), $asked );
		self::shown( $id );
		self::assertSame( array( 'simple' ), $asked );
		$GLOBALS['wp_query']->query( array( 'p' => $id, 'post_type' => 'product' ) );
		self::shown( $id );
		$GLOBALS['wp_query']->init();
		self::assertSame( array( 'simple' ), $asked );
	}

	public function test_filters_find_their_product_as_the_current_one(): void {
		$id   = self::product( array( 'sale_price' => '8' ) )->get_id();
		$seen = array();
		foreach ( array( 'woocommerce_loop_add_to_cart_link', 'woocommerce_sale_badge_text', 'woocommerce_quantity_input_args' ) as $filter ) {
			add_filter(
				$filter,
				static function ( $value ) use ( $filter, &$seen ) {
					// The Store API asks some of them too, first and without a current product.
					$seen[ $filter ] = array( isset( $GLOBALS['product'] ) ? $GLOBALS['product']->get_id() : 0, get_the_ID() );
					return $value;
				}
			);
		}
		$GLOBALS['product'] = null;
		self::shown( $id );
		self::assertCount( 3, $seen );
		self::assertSame( array( array( $id, $id ) ), array_values( array_unique( $seen, SORT_REGULAR ) ) );
		self::assertNull( $GLOBALS['product'] );
	}

	public function test_a_list_adds_the_quantity_of_a_plugin_that_changes_nothing_else_of_the_link(): void {
		$id = self::product( array() )->get_id();
		add_filter( 'woocommerce_loop_add_to_cart_link', static fn( string $link ): string => str_replace( '<a ', '<a data-quantity="6" ', $link ) );
		$html = AddToCart::html( self::shown( $id ), '/cart/' );
		self::assertStringContainsString( '<input type="hidden" name="quantity" value="6">', $html );
		self::assertStringContainsString( 'Add 6 to cart', $html );
		add_filter( 'woocommerce_loop_add_to_cart_link', static fn( string $link ): string => $link . '<b>New</b>' );
		self::assertStringContainsString( '<b>New</b>', AddToCart::html( self::shown( $id ), '/cart/' ) );
	}

	public function test_the_button_of_a_list_leads_to_where_a_product_is_configured_or_sold(): void {
		$id = self::product( array() )->get_id();
		add_filter( 'woocommerce_product_supports', static fn( bool $is, string $feature ): bool => $is && 'ajax_add_to_cart' !== $feature, 10, 2 );
		$button = static fn( int $id ): string => AddToCart::html( self::shown( $id ), '/cart/' );
		self::assertStringContainsString( 'href="' . get_permalink( $id ) . '"', html_entity_decode( $button( $id ) ) );
		add_filter( 'woocommerce_product_add_to_cart_url', static fn(): string => 'https://example.com/engrave/' );
		add_filter( 'woocommerce_product_add_to_cart_text', static fn(): string => 'Engrave it' );
		self::assertStringContainsString( 'href="https://example.com/engrave/"', html_entity_decode( $button( $id ) ) );
		self::assertStringContainsString( 'Engrave it', $button( $id ) );
		self::assertStringNotContainsString( '<form', $button( $id ) );
	}

	public function test_a_list_leads_to_the_shop_that_sells_an_external_product(): void {
		$lamp = new \WC_Product_External();
		$lamp->set_props(
			array(
				'name'        => 'Lamp',
				'price'       => '9',
				'product_url' => 'https://example.com/lamp/',
				'button_text' => 'Buy at Example',
			)
		);
		$html = AddToCart::html( self::shown( $lamp->save() ), '/cart/' );
		self::assertStringContainsString( 'href="https://example.com/lamp/"', html_entity_decode( $html ) );
		self::assertStringContainsString( 'Buy at Example', $html );
	}

	public function test_the_names_of_options(): void {
		$product = self::variable( array( self::attribute( 'Size', array( 'Small', 'Large' ) ) ), array( array( 'Size' => 'Small' ), array( 'Size' => 'Large' ) ) );
		add_filter( 'woocommerce_variation_option_name', static fn( string $name, $term, string $attribute ): string => "$name ($attribute)", 10, 3 );
		$html = html_entity_decode( ( new FormBlock( self::site_shop() ) )->html( array( 'productId' => $product->get_id(), 'content' => 'form' ), array() ), ENT_QUOTES | ENT_HTML5 );
		self::assertMatchesRegularExpression( '~<option value="Small"[^>]*>Small \(Size\)</option>~', $html );
	}
}
