<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\ProductForm\FormBlock;
use StorefrontIslands\Orders\Adds\DeferredAdds;
use StorefrontIslands\WooCommerce\Product\WooProductDetails;
use StorefrontIslands\WooCommerce\Product\WooSwatches;
use WC_Product_Simple;
use WC_Product_Variable;

/**
 * Tests that what shoppers choose in the product form makes the cart line that WooCommerce's own form makes of it.
 *
 * @group woocommerce
 */
final class WooProductFormTest extends TestCase {
	use BuildsWooProducts;

	protected function set_up(): void {
		parent::set_up();
		self::empty_cart();
	}

	protected function tear_down(): void {
		if ( function_exists( 'WC' ) ) {
			self::empty_cart();
			wc_clear_notices();
		}
		parent::tear_down();
	}

	/** Returns a product whose attributes are its own: values by name. */
	private static function of_options( array $options, array $variations, array $props = array() ): WC_Product_Variable {
		return self::variable( array_map( array( self::class, 'attribute' ), array_keys( $options ), $options ), $variations, $props );
	}

	/** Returns a product in sizes. */
	private static function in_sizes( string ...$sizes ): WC_Product_Variable {
		return self::of_options( array( 'Größe' => $sizes ), array_map( static fn( string $size ): array => array( 'Größe' => $size ), $sizes ) );
	}

	private static function html( int $product_id ): string {
		return html_entity_decode( ( new FormBlock( self::site_shop() ) )->html( array( 'productId' => $product_id, 'content' => 'form' ), array() ), ENT_QUOTES | ENT_HTML5 );
	}

	/** Returns the only line of the cart, without what belongs to the object, and empties the cart. */
	private static function line(): array {
		$lines = array_values( WC()->cart->get_cart_contents() );
		self::assertCount( 1, $lines, (string) wp_json_encode( wc_get_notices() ) );
		WC()->cart->empty_cart();
		return array_intersect_key( $lines[0], array_flip( array( 'key', 'product_id', 'variation_id', 'variation', 'quantity', 'engraving' ) ) );
	}

	/** Adds by WooCommerce's own form. */
	private static function by_woocommerce( array $fields ): array {
		$_REQUEST = wp_slash( $fields );
		$_POST    = $_REQUEST;
		add_filter( 'woocommerce_add_to_cart_redirect', '__return_empty_string' );
		self::set_options( array( 'woocommerce_cart_redirect_after_add' => 'no' ) );
		\WC_Form_Handler::add_to_cart_action();
		$_REQUEST = array();
		$_POST    = array();
		return self::line();
	}

	/** Adds by the request that the island sends, and by the one of a page that is left before it was hydrated. */
	private static function by_island( array $fields ): array {
		$pairs = array();
		foreach ( $fields as $name => $value ) {
			foreach ( (array) $value as $one ) {
				$pairs[] = array( is_array( $value ) && false === strpos( $name, '[]' ) ? $name . '[]' : $name, $one );
			}
		}
		$add = DeferredAdds::find(
			array( 'REQUEST_METHOD' => 'POST', 'CONTENT_TYPE' => 'text/plain', 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'HTTP_HOST' => (string) wp_parse_url( home_url(), PHP_URL_HOST ) ),
			static fn(): string => (string) wp_json_encode( array( 'storefront-islands-adds' => array( array( 'key' => 'k', 'fields' => $pairs ) ) ) )
		)[0];
		$request = self::rest( 'POST', '/wc/store/v1/cart/add-item', $add['params'], wp_generate_uuid4() );
		$request->set_header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
		$response = rest_do_request( $request );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( array(), $_POST );
		return self::line();
	}

	/** The form's fields as they are before its scripts run, and after. */
	private static function assert_adds_as_woocommerce( WC_Product_Variable $product, int $variation, array $chosen ): void {
		$fields   = array( 'add-to-cart' => (string) $product->get_id(), 'product_id' => (string) $product->get_id(), 'quantity' => '2' ) + $chosen;
		$expected = self::by_woocommerce( array( 'variation_id' => (string) $variation ) + $fields );
		self::assertSame( $expected, self::by_island( array( 'variation_id' => '' ) + $fields ) );
		self::assertSame( $expected, self::by_island( array( 'variation_id' => (string) $variation ) + $fields ) );
		self::assertSame( $variation, $expected['variation_id'] );
	}

	/** As on WooCommerce's pages of these products, and in its grouped product. */
	public function test_the_form_is_there_for_a_product_that_the_catalogue_hides_as_out_of_stock(): void {
		self::set_options( array( 'woocommerce_hide_out_of_stock_items' => 'yes' ) );
		$lamp  = self::product( array( 'name' => 'Sold lamp', 'stock_status' => 'outofstock' ) );
		$group = new \WC_Product_Grouped();
		$group->set_props( array( 'name' => 'Lamps', 'children' => array( $lamp->get_id(), self::product( array() )->get_id() ) ) );
		self::for_now( $group->save() );
		self::assertStringContainsString( 'Out of stock', self::html( $lamp->get_id() ) );
		self::assertStringContainsString( 'Sold lamp', self::html( $group->get_id() ) );
		self::assertSame( 'yes', get_option( 'woocommerce_hide_out_of_stock_items' ) );
	}

	/** As in WooCommerce's template of the page. */
	public function test_a_product_with_a_password_shows_nothing_but_the_field_for_it(): void {
		$lamp = self::product( array( 'post_password' => 'secret', 'regular_price' => '4321.98', 'short_description' => 'A secret lamp' ) );
		$html = ( new FormBlock( self::site_shop() ) )->html( array( 'productId' => $lamp->get_id(), 'content' => 'product' ), array() );
		self::assertStringContainsString( 'name="post_password"', $html );
		self::assertStringNotContainsString( '321.98', $html );
		self::assertStringNotContainsString( 'secret lamp', $html );
	}

	/** As the page of the product is. */
	public function test_the_form_of_what_is_not_published_is_there_for_its_editors(): void {
		foreach ( array( 'draft', 'private' ) as $status ) {
			$lamp = self::product( array( 'status' => $status ) );
			wp_set_current_user( 0 );
			self::assertSame( '', self::html( $lamp->get_id() ), $status );
			wp_set_current_user( 1 );
			self::assertStringContainsString( 'value="' . $lamp->get_id() . '"', self::html( $lamp->get_id() ), $status );
		}
	}

	/** @dataProvider names */
	public function test_an_attribute_of_any_name_makes_the_line_that_woocommerce_makes( string $name, array $values ): void {
		$product = self::of_options( array( $name => $values ), array( array( $name => $values[0] ), array( $name => $values[1] ) ) );
		$field   = wc_variation_attribute_name( $name );
		$html    = self::html( $product->get_id() );
		self::assertStringContainsString( 'name="' . $field . '"', $html );
		self::assertStringContainsString( 'value="' . $values[1] . '"', $html );
		self::assert_adds_as_woocommerce( $product, $product->get_children()[1], array( $field => $values[1] ) );
	}

	public static function names(): array {
		return array(
			'two words'   => array( 'Logo Position', array( 'Top left', 'Bottom & right' ) ),
			'umlaut'      => array( 'Größe', array( 'Groß', 'Übergröße' ) ),
			'parentheses' => array( 'Size (EU)', array( '38', '38½' ) ),
			'Greek'       => array( 'Χρώμα', array( 'Μπλε', 'Κόκκινο' ) ),
			'Arabic'      => array( 'اللون', array( 'أحمر', 'أزرق' ) ),
			'Chinese'     => array( '颜色', array( '红色', '蓝色' ) ),
			'quotes'      => array( 'Width 1"', array( '1/2"', "6' long" ) ),
			'zero'        => array( 'Count', array( '0', '1' ) ),
		);
	}

	public function test_a_global_attribute_with_greek_slugs_makes_the_line_that_woocommerce_makes(): void {
		$id       = wc_create_attribute( array( 'name' => 'Υλικό', 'slug' => 'υλικό' ) );
		$taxonomy = wc_get_attribute( $id )->slug;
		register_taxonomy( $taxonomy, 'product' );
		$terms = array_map( static fn( string $name ): int => wp_insert_term( $name, $taxonomy )['term_id'], array( 'Ξύλο', 'Μέταλλο' ) );
		$slugs = array_map( static fn( int $term ): string => get_term( $term )->slug, $terms );
		try {
			$product = self::variable( array( self::attribute( $taxonomy, $terms, $id ) ), array( array( $taxonomy => $slugs[0] ), array( $taxonomy => $slugs[1] ) ) );
			self::assert_adds_as_woocommerce( $product, $product->get_children()[1], array( wc_variation_attribute_name( $taxonomy ) => $slugs[1] ) );
		} finally {
			wc_delete_attribute( $id );
			unregister_taxonomy( $taxonomy );
		}
	}

	public function test_any_value_of_an_open_attribute_is_kept(): void {
		$product = self::of_options( array( 'Logo Position' => array( 'Top', 'Back' ), 'Ink' => array( 'Red', 'Blue' ) ), array( array( 'Logo Position' => 'Top', 'Ink' => '' ), array( 'Logo Position' => '', 'Ink' => 'Blue' ) ) );
		self::assert_adds_as_woocommerce( $product, $product->get_children()[0], array( 'attribute_logo-position' => 'Top', 'attribute_ink' => 'Blue' ) );
		self::assert_adds_as_woocommerce( $product, $product->get_children()[1], array( 'attribute_logo-position' => 'Back', 'attribute_ink' => 'Blue' ) );
	}

	public function test_the_form_knows_every_variation_of_many(): void {
		$letters = array_map( static fn( int $n ): string => "A$n", range( 1, 12 ) );
		$numbers = array_map( static fn( int $n ): string => "B$n", range( 1, 12 ) );
		$all     = array();
		foreach ( $letters as $letter ) {
			foreach ( $numbers as $number ) {
				$all[] = array( 'Letter' => $letter, 'Number' => $number );
			}
		}
		$product = self::of_options( array( 'Letter' => $letters, 'Number' => $numbers ), $all );
		preg_match( '/data-props="(\{.*?\})"/', self::html( $product->get_id() ), $found );
		$props = json_decode( $found[1], true );
		self::assertEqualsCanonicalizing( $product->get_children(), array_merge( array_column( $props['variations'], 'id' ), array_column( $props['more'], 0 ) ) );
		foreach ( $props['more'] as list( $id, $letter, $number ) ) {
			self::assertSame( array( 'letter' => $letters[ $letter - 1 ], 'number' => $numbers[ $number - 1 ] ), wc_get_product( $id )->get_attributes() );
		}
	}

	public function test_a_variation_without_a_price_is_not_offered_unless_a_plugin_says_so(): void {
		$product = self::in_sizes( 'Small', 'Large' );
		$id      = $product->get_children()[1];
		$large   = wc_get_product( $id );
		$large->set_regular_price( '' );
		$large->save();
		self::assertStringNotContainsString( "\"id\":$id", self::html( $product->get_id() ) );
		add_filter( 'woocommerce_hide_invisible_variations', '__return_false' );
		self::assertStringContainsString( "\"id\":$id", self::html( $product->get_id() ) );
	}

	public function test_the_default_and_an_only_value_are_chosen(): void {
		$variations = array( array( 'Größe' => 'S', 'Fabric' => 'Wool' ), array( 'Größe' => 'L', 'Fabric' => 'Wool' ) );
		$product    = self::of_options( array( 'Größe' => array( 'S', 'L' ), 'Fabric' => array( 'Wool' ) ), $variations, array( 'default_attributes' => array( sanitize_title( 'Größe' ) => 'L' ) ) );
		// Another value may be chosen before scripts run, or without them.
		foreach ( array( '<option value="L" selected>', '<option value="Wool" selected>', 'Variation 1', 'name="variation_id" value=""' ) as $part ) {
			self::assertStringContainsString( $part, self::html( $product->get_id() ) );
		}
	}

	public function test_the_id_of_another_variation_does_not_count(): void {
		$product = self::in_sizes( 'S', 'L' );
		list( $small, $large ) = $product->get_children();
		$fields = array( 'add-to-cart' => (string) $product->get_id(), 'quantity' => '1', wc_variation_attribute_name( 'Größe' ) => 'S' );
		self::assertSame( self::by_woocommerce( array( 'variation_id' => (string) $small ) + $fields ), self::by_island( array( 'variation_id' => (string) $large ) + $fields ) );
	}

	public function test_the_form_alone_has_neither_name_nor_picture(): void {
		foreach ( array( self::variable( array(), array() ), self::product( array() ) ) as $product ) {
			self::assertStringNotContainsString( 'storefront-product__name', self::html( $product->get_id() ) );
		}
	}

	public function test_a_product_with_a_password_asks_for_it_in_place_of_its_form(): void {
		$id = self::product( array() )->get_id();
		wp_update_post( array( 'ID' => $id, 'post_password' => 'letmein' ) );
		$html = self::html( $id );
		self::assertStringContainsString( 'name="post_password"', $html );
		self::assertStringNotContainsString( 'name="add-to-cart"', $html );
	}

	public function test_fields_of_plugins_are_in_the_form_and_reach_the_cart_as_from_woocommerces_form(): void {
		$id = self::product( array() )->get_id();
		add_action(
			'woocommerce_before_add_to_cart_button',
			static function (): void {
				echo '<input name="engraving[text]" data-of="' . (int) $GLOBALS['product']->get_id() . '">';
			}
		);
		add_filter(
			'woocommerce_add_cart_item_data',
			static function ( array $data ): array {
				foreach ( array( 'engraving', 'gift', 'rows', 'quantity', 'add-to-cart' ) as $field ) {
					$data['engraving'][ $field ] = wp_unslash( $_POST[ $field ] );
				}
				return $data;
			}
		);
		self::assertMatchesRegularExpression( '/<form[^>]* enctype="multipart\/form-data"[^>]*>.*<input name="engraving\[text\]" data-of="' . $id . '">.*<button/s', self::html( $id ) );
		$fields = array( 'add-to-cart' => (string) $id, 'quantity' => '2', 'gift' => array( 'box', 'card' ), 'engraving[text]' => "Ada's \\ \"ring\"", 'rows[][title]' => array( 'one', 'two' ) );
		parse_str( http_build_query( array_slice( $fields, 0, 4 ) ) . '&rows[][title]=one&rows[][title]=two', $posted );
		self::assertSame( self::by_woocommerce( $posted ), self::by_island( $fields ) );
	}

	public function test_a_product_type_of_a_plugin_prints_its_own_form(): void {
		$product = new class() extends WC_Product_Simple {
			public function get_type() {
				return 'parcel';
			}
		};
		add_filter( 'woocommerce_product_class', static fn(): string => get_class( $product ) );
		$product->set_props( array( 'name' => 'Parcel', 'regular_price' => '5' ) );
		add_action(
			'woocommerce_parcel_add_to_cart',
			static function (): void {
				echo '<form class="parcel">' . esc_html( $GLOBALS['product']->get_name() ) . '</form>';
			}
		);
		self::assertStringContainsString( '<form class="parcel">Parcel</form>', self::html( self::for_now( $product->save() ) ) );
	}

	public function test_what_plugins_print_in_a_groups_list_stands_at_its_places(): void {
		$set = new \WC_Product_Grouped();
		$set->set_props( array( 'name' => 'Set', 'children' => array( self::product( array( 'name' => 'Cup' ) )->get_id() ) ) );
		foreach ( array( 'before' => 'list', 'before_price' => 'price of ', 'after_quantity' => 'after ' ) as $place => $text ) {
			add_action(
				"woocommerce_grouped_product_list_$place",
				static function ( $of ) use ( $text ): void {
					echo '<i>' . esc_html( $text . ( $of instanceof \WC_Product ? $of->get_name() : '' ) ) . '</i>';
				}
			);
		}
		self::assertMatchesRegularExpression( '~<i>list</i><ul class="storefront-add-to-cart__members">.*facts"><i>price of Cup</i>.*<input type="number"[^>]*/></div></div><i>after Cup</i></div></li></ul>~s', self::html( self::for_now( $set->save() ) ) );
	}

	/** @dataProvider swatch_meta */
	public function test_samples_are_read_where_swatch_plugins_keep_them( string $type, array $meta, array $colors ): void {
		add_filter( 'product_attributes_type_selector', static fn( array $known ): array => $known + array( $type => $type ) );
		// WooCommerce remembers the attributes of a request by their slugs.
		$slug     = 'tone' . count( $meta ) . $type;
		$taxonomy = "pa_$slug";
		$id       = wc_create_attribute( array( 'name' => $slug, 'slug' => $slug, 'type' => $type ) );
		register_taxonomy( $taxonomy, array( 'product' ) );
		$term = wp_insert_term( 'Deep', $taxonomy )['term_id'];
		foreach ( $meta as $key => $value ) {
			update_term_meta( $term, sprintf( $key, $taxonomy ), $value );
		}
		try {
			self::assertSame( $colors, WooSwatches::of( $taxonomy, array( $term ) )[ $term ]->colors );
		} finally {
			wp_delete_term( $term, $taxonomy );
			wc_delete_attribute( $id );
			unregister_taxonomy( $taxonomy );
		}
	}

	public static function swatch_meta(): array {
		return array(
			'WooCommerce'      => array( 'wc-visual', array( 'color' => '#102030' ), array( '#102030' ) ),
			'Emran Ahmed, two' => array( 'color', array( 'product_attribute_color' => '#102030', 'secondary_color' => '#fff' ), array( '#102030', '#fff' ) ),
			'CartFlows'        => array( 'color', array( 'cfvsw_color' => '#102030' ), array( '#102030' ) ),
			'YITH'             => array( 'colorpicker', array( '%s_yith_wccl_value' => '#102030,#fff' ), array( '#102030', '#fff' ) ),
			'Flatsome'         => array( 'ux_color', array( 'ux_color' => '#102030' ), array( '#102030' ) ),
			'buttons'          => array( 'button', array(), array() ),
			'no colour'        => array( 'image', array( 'color' => 'red' ), array() ),
		);
	}

	public function test_an_attribute_of_the_type_select_has_no_samples(): void {
		self::assertNull( WooSwatches::of( 'pa_size', array() ) );
		self::assertNull( WooSwatches::of( 'product_cat', array() ) );
	}

	public function test_availability_is_what_woocommerce_prints_with_what_plugins_add(): void {
		$product = self::in_sizes( 'S', 'M' );
		$sold    = wc_get_product( $product->get_children()[1] );
		$sold->set_stock_status( 'outofstock' );
		$sold->save();
		add_filter( 'woocommerce_get_stock_html', static fn( string $html, \WC_Product $of ): string => $of->is_in_stock() ? $html : $html . '<form class="tell-me"></form>', 10, 2 );
		$html = self::html( $product->get_id() );
		self::assertMatchesRegularExpression( '~<template data-facts-of="' . $sold->get_id() . '">.*<p class="stock out-of-stock">[^<]+</p>\s*<form class="tell-me"></form></div>~sU', $html );
		self::assertSame( 1, substr_count( $html, 'tell-me' ) );
	}

	/** @dataProvider gallery_meta */
	public function test_the_gallery_that_a_plugin_keeps_for_a_variation_is_its_own( string $key, callable $write ): void {
		list( $plain, $pictured ) = self::in_sizes( 'S', 'M' )->get_children();
		$picture = static fn( string $name ): int => self::for_now( wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'guid' => "https://example.com/$name.png" ), "$name.png" ) );
		update_post_meta( $pictured, $key, $write( array( $picture( 'one' ), $picture( 'two' ) ) ) );
		wc_get_product( $pictured )->read_meta_data( true );
		$details = WooProductDetails::of( array( $plain, $pictured ) );
		self::assertSame( array(), $details[ $plain ]->gallery );
		self::assertCount( 2, $details[ $pictured ]->gallery );
		self::assertStringEndsWith( 'one.png', $details[ $pictured ]->gallery[0]['src'] );
	}

	public static function gallery_meta(): array {
		$list = static fn( array $ids ): array => $ids;
		$text = static fn( array $ids ): string => implode( ',', $ids );
		return array(
			'WooCommerce Additional Variation Images' => array( '_wc_additional_variation_images', $text ),
			'Emran Ahmed'                             => array( 'woo_variation_gallery_images', $list ),
			'RadiusTheme'                             => array( 'rtwpvg_images', $list ),
			'Woodmart'                                => array( 'wd_additional_variation_images_data', $text ),
		);
	}
}
