<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use RuntimeException;
use StorefrontIslands\WooCommerce\Cart\WooClassicLines;

/**
 * Tests what plugins change of a line by the filters of WooCommerce's classic templates.
 *
 * @group woocommerce
 */
final class WooClassicLinesTest extends TestCase {
	use BuildsWooProducts;

	private array $item;

	protected function set_up(): void {
		parent::set_up();
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
		$cart       = self::empty_cart();
		$product    = self::product( array( 'name' => 'Mug', 'sku' => 'MUG' ) );
		$this->item = $cart->get_cart_item( (string) $cart->add_to_cart( $product->get_id(), 2 ) );
	}

	protected function tear_down(): void {
		self::empty_cart();
		parent::tear_down();
	}

	/** Adds text behind what a filter gets. */
	private static function append( string $filter, string $text ): void {
		add_filter( $filter, static fn( $html ): string => $html . $text );
	}

	public function test_nothing_is_said_of_what_stays(): void {
		add_filter( 'woocommerce_cart_item_name', static fn( $name ) => $name );
		add_filter( 'woocommerce_cart_item_quantity', static fn( $field ) => $field );
		add_filter( 'woocommerce_cart_item_remove_link', static fn( $link ) => $link );
		add_filter( 'woocommerce_cart_item_thumbnail', static fn( $image ) => $image );
		self::assertSame( array(), WooClassicLines::changes( $this->item ) );
	}

	public function test_each_template_gets_what_the_plugin_makes_for_it(): void {
		add_filter( 'woocommerce_cart_item_name', static fn( $name, $item, $key ): string => ( is_cart() ? 'Cart: ' : '' ) . ( is_checkout() ? 'Checkout: ' : '' ) . "$name {$item['data']->get_sku()} $key", 10, 3 );
		self::append( 'woocommerce_cart_item_price', ' each' );
		self::append( 'woocommerce_cart_item_subtotal', ' in all' );
		self::append( 'woocommerce_cart_item_class', ' gift cart_item-new' );
		// Another test may have defined WooCommerce's constants for good.
		$usual   = array( is_cart() ? 'Cart: ' : '', is_checkout() ? 'Checkout: ' : '' );
		$changes = WooClassicLines::changes( $this->item );
		$key     = $this->item['key'];
		$link    = sprintf( '<a href="%s">Mug</a>', esc_url( $this->item['data']->get_permalink() ) );
		self::assertSame( "Cart: {$usual[1]}$link MUG $key", $changes['cart']['name'] );
		self::assertSame( "{$usual[0]}Checkout: Mug MUG $key", $changes['summary']['name'] );
		self::assertSame( WC()->cart->get_product_price( $this->item['data'] ) . ' each', $changes['cart']['price'] );
		self::assertArrayNotHasKey( 'price', $changes['summary'] );
		foreach ( $changes as $change ) {
			self::assertSame( WC()->cart->get_product_subtotal( $this->item['data'], 2 ) . ' in all', $change['total'] );
			self::assertSame( 'gift cart_item-new', $change['class_name'] );
		}
		self::assertSame( $usual, array( is_cart() ? 'Cart: ' : '', is_checkout() ? 'Checkout: ' : '' ), 'The request is what it was.' );
	}

	public function test_a_price_that_is_emptied_is_a_change(): void {
		add_filter( 'woocommerce_cart_item_price', '__return_empty_string' );
		self::assertSame( array( 'cart' => array( 'price' => '' ) ), WooClassicLines::changes( $this->item ) );
	}

	public function test_quantity_and_removal_can_be_taken_away(): void {
		add_filter( 'woocommerce_cart_item_quantity', static fn( $field, $key, $item ): string => "<b>{$item['quantity']}</b><input type=\"hidden\" name=\"cart[$key][qty]\" value=\"2\">", 10, 3 );
		add_filter( 'woocommerce_cart_item_remove_link', static fn( $link, $key ): string => "<!-- $key -->", 10, 2 );
		self::assertSame( array( 'cart' => array( 'is_fixed' => true, 'is_kept' => true ) ), WooClassicLines::changes( $this->item ) );
	}

	public function test_a_field_with_other_words_around_it_stays_open(): void {
		self::append( 'woocommerce_cart_item_quantity', ' pieces' );
		self::append( 'woocommerce_cart_item_remove_link', ' out' );
		self::assertSame( array(), WooClassicLines::changes( $this->item ) );
	}

	public function test_the_picture_is_the_first_image_of_the_html(): void {
		add_filter( 'woocommerce_cart_item_thumbnail', static fn(): string => '<span><img class="x" src="/design.png?a=1&amp;b=2" alt="Your design"></span>' );
		self::assertSame(
			array( 'cart' => array( 'picture' => array( 'src' => '/design.png?a=1&b=2', 'srcset' => '', 'alt' => 'Your design' ) ) ),
			WooClassicLines::changes( $this->item )
		);
	}

	public function test_a_line_that_is_not_shown_has_a_class(): void {
		add_filter( 'woocommerce_cart_item_visible', '__return_false' );
		self::assertSame( array( 'cart' => array( 'class_name' => 'storefront-hidden-line' ) ), WooClassicLines::changes( $this->item ) );
	}

	public function test_what_is_said_beside_the_quantity_of_the_order_review_stands_behind_the_name(): void {
		add_filter( 'woocommerce_checkout_cart_item_quantity', static fn( $html, $item, $key ): string => "$html <small>{$item['quantity']} for $key</small>", 10, 3 );
		self::assertSame( array( 'summary' => array( 'name' => "Mug <small>2 for {$this->item['key']}</small>" ) ), WooClassicLines::changes( $this->item ) );
		add_filter( 'woocommerce_checkout_cart_item_quantity', static fn(): string => '2 boxes', 20 );
		self::append( 'woocommerce_cart_item_name', ' (blue)' );
		self::assertSame( 'Mug (blue) 2 boxes', WooClassicLines::changes( $this->item )['summary']['name'] );
	}

	public function test_a_quantity_that_is_hidden_wrapped_or_a_field_changes_nothing(): void {
		add_filter( 'woocommerce_checkout_cart_item_quantity', static fn( $html ): string => "<span class=\"q\">$html</span>" );
		self::assertSame( array(), WooClassicLines::changes( $this->item ) );
		add_filter( 'woocommerce_checkout_cart_item_quantity', '__return_empty_string' );
		self::assertSame( array(), WooClassicLines::changes( $this->item ) );
		add_filter( 'woocommerce_checkout_cart_item_quantity', static fn(): string => '<input type="number" value="2"> pieces', 20 );
		self::assertSame( array(), WooClassicLines::changes( $this->item ) );
	}

	public function test_filters_that_throw_or_print_change_nothing(): void {
		add_filter(
			'woocommerce_cart_item_price',
			static function (): string {
				echo 'printed';
				throw new RuntimeException( 'broken' );
			}
		);
		self::append( 'woocommerce_cart_item_subtotal', ' in all' );
		self::expectOutputString( '' );
		self::assertSame( array( 'summary' ), array_keys( WooClassicLines::changes( $this->item ) ) );
	}

	public function test_a_plugin_with_a_part_of_the_cart_block_does_not_count(): void {
		add_action( 'woocommerce_blocks_cart_block_registration', static fn() => null );
		self::append( 'woocommerce_cart_item_name', ' of a bundle' );
		self::assertSame( array(), WooClassicLines::changes( $this->item ) );
	}

	public function test_only_screens_with_classic_extensions_have_them(): void {
		self::append( 'woocommerce_cart_item_subtotal', ' in all' );
		add_filter( 'storefront_islands_classic_extensions', static fn( $is_active, $screen ): bool => 'checkout' === $screen, 20, 2 );
		self::assertSame( array( 'summary' ), array_keys( WooClassicLines::changes( $this->item ) ) );
	}

	public function test_they_come_with_the_items_of_the_store_api(): void {
		self::append( 'woocommerce_cart_item_subtotal', ' in all' );
		WooClassicLines::extend();
		$item = rest_do_request( self::rest( 'GET', '/wc/store/v1/cart' ) )->get_data()['items'][0];
		self::assertStringEndsWith( ' in all', ( (array) $item['extensions'] )['storefront-islands-classic']['summary']['total'] );
	}
}
