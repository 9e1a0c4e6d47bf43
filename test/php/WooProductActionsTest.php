<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Grid\GridOptions;
use StorefrontIslands\Catalogue\GridView\ProductGrid;
use StorefrontIslands\Catalogue\ProductForm\FormBlock;

/**
 * Tests what plugins print at the actions of WooCommerce's templates of a list and of a product's page, in place of its
 * form and of its button.
 *
 * @group woocommerce
 */
final class WooProductActionsTest extends TestCase {
	use BuildsWooProducts;

	/** Has a plugin print its name and that of the current product at an action. */
	private static function print_at( string $action ): void {
		add_action(
			$action,
			static function () use ( $action ): void {
				printf( '<i class="%s">%s</i>', esc_attr( $action ), esc_html( $GLOBALS['product']->get_name() ) );
			}
		);
	}

	private static function cards( array $products, array $attributes = array() ): \DOMXPath {
		$shop = self::woo_shop();
		$ids  = array_map( static fn( \WC_Product $product ): int => $product->get_id(), $products );
		return self::document( ProductGrid::cards( $shop->products( array( 'include' => $ids, 'orderby' => 'include' ) ), new GridOptions( $attributes ), $shop ) );
	}

	private static function form( \WC_Product $product, string $content = '' ): string {
		return ( new FormBlock( self::site_shop() ) )->html( array( 'productId' => $product->get_id(), 'content' => $content ), array() );
	}

	/** Opens the page of a product. */
	private static function open( \WC_Product $product ): void {
		$GLOBALS['wp_query'] = new \WP_Query( array( 'p' => $product->get_id(), 'post_type' => 'product' ) );
	}

	/** @after */
	public function leave_page(): void {
		wp_reset_query();
		add_action( 'woocommerce_simple_add_to_cart', 'woocommerce_simple_add_to_cart', 30 );
		add_action( 'woocommerce_single_variation', 'woocommerce_single_variation_add_to_cart_button', 20 );
	}

	public function test_scripts_of_plugins_find_the_form_by_woocommerces_class(): void {
		self::assertMatchesRegularExpression( '/<form class="[^"]* cart"/', self::form( self::product( array() ) ) );
	}

	public function test_plugins_that_print_into_cards_find_their_place_and_woocommerces_names(): void {
		$lamps = array( self::product( array() ), self::product( array() ) );
		self::assertSame( 0, self::cards( $lamps )->query( '//*[contains(@class,"wc-block-product")]' )->length );
		add_action(
			'woocommerce_after_shop_loop_item',
			static function (): void {
				printf( '<i class="place">%d</i>', absint( wc_get_loop_prop( 'loop' ) ) );
			}
		);
		$cards = self::cards( $lamps );
		self::assertSame( array( '1', '2' ), self::texts( $cards, '//ul[contains(@class," wc-block-product-template")]/li[contains(@class," wc-block-product")]//i[@class="place"]' ) );
	}

	public function test_cards_hold_what_plugins_print_of_each_product(): void {
		$lamps = array( self::product( array( 'name' => 'Red lamp' ) ), self::product( array( 'name' => 'Blue lamp' ) ) );
		self::assertSame( array(), self::texts( self::cards( $lamps ), '//*[contains(@class,"__added")]' ) );
		foreach ( array( 'before_shop_loop_item', 'before_shop_loop_item_title', 'shop_loop_item_title', 'after_shop_loop_item_title', 'after_shop_loop_item' ) as $action ) {
			self::print_at( "woocommerce_$action" );
		}
		$names = array( 'Red lamp', 'Blue lamp' );
		foreach (
			array(
				'__media")]//i[@class="woocommerce_before_shop_loop_item"]',
				'__media")]//i[@class="woocommerce_before_shop_loop_item_title"]',
				'__facts")]//i[@class="woocommerce_shop_loop_item_title"]',
				'__facts")]//i[@class="woocommerce_after_shop_loop_item_title"]',
				'__actions")][form]//i[@class="woocommerce_after_shop_loop_item"]',
			) as $path
		) {
			self::assertSame( $names, self::texts( self::cards( $lamps ), '//*[contains(@class,"' . $path ), $path );
		}
		$bare = self::cards( $lamps, array( 'showPicture' => false, 'showButton' => false ) );
		self::assertCount( 10, self::texts( $bare, '//*[contains(@class,"__facts")]//i' ) );
	}

	public function test_unclosed_elements_end_with_their_card(): void {
		add_action( 'woocommerce_before_shop_loop_item', static fn() => print( '<div class="wrap">' ) );
		add_action( 'woocommerce_after_shop_loop_item', static fn() => print( '</div>' ) );
		$cards = self::cards( array( self::product( array() ), self::product( array() ) ) );
		self::assertSame( 2, $cards->query( '//ul/li' )->length );
		self::assertSame( 0, $cards->query( '//*[@class="wrap"]//h2' )->length );
	}

	public function test_callbacks_of_the_theme_do_not_run(): void {
		$file = get_theme_root() . '/' . get_stylesheet() . '/card-of-test.php';
		file_put_contents( $file, '<?php return static fn() => print( "<i>of the theme</i>" );' );
		try {
			add_action( 'woocommerce_after_shop_loop_item', require $file );
			self::assertSame( array(), self::texts( self::cards( array( self::product( array() ) ) ), '//i' ) );
			self::print_at( 'woocommerce_after_shop_loop_item' );
			self::assertSame( array( 'Lamp' ), self::texts( self::cards( array( self::product( array() ) ) ), '//i' ) );
		} finally {
			unlink( $file );
		}
	}

	/** Has a plugin add its name and the product's before and behind a block of WooCommerce. */
	private static function add_around( string $name ): void {
		add_filter(
			"render_block_woocommerce/$name",
			static function ( string $html, array $parsed, \WP_Block $block ) use ( $name ): string {
				// WooCommerce 8.9 does not register all of them in PHP, and WordPress gives these no context.
				$of = wc_get_product( $block->context['postId'] ?? get_the_ID() )->get_name();
				return "<i>before $name of $of</i>$html<i>behind $name of $of</i>";
			},
			10,
			3
		);
	}

	public function test_cards_hold_what_plugins_add_to_woocommerces_blocks_of_each_product(): void {
		$lamps = array( self::product( array( 'name' => 'Red lamp' ) ), self::product( array( 'name' => 'Blue lamp' ) ) );
		foreach ( array( 'product-image', 'product-price', 'product-button' ) as $name ) {
			self::add_around( $name );
		}
		self::print_at( 'woocommerce_after_shop_loop_item' );
		$cards = self::cards( $lamps );
		$texts = static fn( string $part ): array => self::texts( $cards, '//li[2]//*[contains(@class,"' . $part . '")]//i' );
		self::assertSame( array( 'before product-image of Blue lamp', 'behind product-image of Blue lamp' ), $texts( '__media' ) );
		self::assertSame( array( 'before product-price of Blue lamp', 'behind product-price of Blue lamp', 'before product-button of Blue lamp' ), $texts( '__facts' ) );
		self::assertSame( array( 'Blue lamp', 'behind product-button of Blue lamp' ), $texts( '__actions' ) );
	}

	public function test_a_products_page_holds_what_plugins_add_to_woocommerces_blocks(): void {
		$lamp = self::product( array( 'name' => 'Lamp' ) );
		foreach ( array( 'add-to-cart-form', 'add-to-cart-with-options', 'product-meta' ) as $name ) {
			self::add_around( $name );
		}
		self::assertStringNotContainsString( '<i>', self::form( $lamp ), 'on another page' );
		self::open( $lamp );
		self::assertSame(
			array( 'before add-to-cart-form of Lamp', 'behind add-to-cart-form of Lamp', 'before product-meta of Lamp', 'behind product-meta of Lamp' ),
			self::texts( self::document( self::form( $lamp ) ), '//i' )
		);
		self::assertStringNotContainsString( '<i>', self::form( $lamp ), 'the page has them' );
	}

	public function test_an_error_of_a_plugin_loses_what_it_adds_only(): void {
		add_filter( 'render_block_woocommerce/product-button', static fn() => throw new \Error( 'broken' ) );
		self::add_around( 'product-image' );
		self::assertCount( 2, self::texts( self::cards( array( self::product( array() ) ) ), '//i' ) );
	}

	public function test_a_products_page_holds_what_plugins_print_there_once(): void {
		global $wp_actions;
		$lamp = self::product( array() );
		foreach ( array( 'single_product_summary', 'product_meta_start', 'product_meta_end' ) as $action ) {
			unset( $wp_actions[ "woocommerce_$action" ] );
			self::print_at( "woocommerce_$action" );
		}
		$printed = static fn( string $html ): int => substr_count( $html, '<i class="woocommerce_' );
		self::assertSame( 0, $printed( self::form( $lamp ) ), 'on another page' );
		self::open( $lamp );
		self::assertSame( 0, $printed( self::form( $lamp, 'form' ) ), 'without the product beside it' );
		self::assertSame( 3, $printed( self::form( $lamp ) ) );
		self::assertSame( 0, $printed( self::form( $lamp ) ), 'printed before' );
	}

	public function test_a_plugins_form_is_in_the_place_of_the_one_that_it_takes_away(): void {
		global $wp_actions;
		unset( $wp_actions['woocommerce_single_product_summary'] );
		$lamp = self::product( array() );
		self::print_at( 'woocommerce_simple_add_to_cart' );
		self::assertMatchesRegularExpression( '~</form>.*<i class="woocommerce_simple_add_to_cart">Lamp~s', self::form( $lamp ) );
		add_action( 'woocommerce_single_product_summary', static fn() => remove_action( 'woocommerce_simple_add_to_cart', 'woocommerce_simple_add_to_cart', 30 ) );
		self::open( $lamp );
		$html = self::form( $lamp );
		self::assertStringContainsString( '<i class="woocommerce_simple_add_to_cart">Lamp', $html );
		self::assertStringNotContainsString( '<form', $html );
	}

	public function test_a_form_stays_where_nothing_stands_in_for_it(): void {
		remove_action( 'woocommerce_simple_add_to_cart', 'woocommerce_simple_add_to_cart', 30 );
		remove_action( 'woocommerce_single_variation', 'woocommerce_single_variation_add_to_cart_button', 20 );
		self::assertStringContainsString( 'name="add-to-cart"', self::form( self::product( array() ) ) );
		self::assertStringContainsString( 'name="add-to-cart"', self::form( self::shirt() ) );
	}

	public function test_a_plugins_button_is_in_the_place_of_the_one_that_it_takes_away(): void {
		$shirt = self::shirt();
		add_action( 'woocommerce_single_variation', static fn() => do_action( 'woocommerce_before_add_to_cart_button' ), 20 );
		self::print_at( 'woocommerce_before_add_to_cart_button' );
		remove_action( 'woocommerce_single_variation', 'woocommerce_single_variation_add_to_cart_button', 20 );
		$html = self::form( $shirt );
		self::assertSame( 1, substr_count( $html, '<i class="woocommerce_before_add_to_cart_button">' ) );
		self::assertStringContainsString( '<select name="attribute_size"', html_entity_decode( $html ) );
		self::assertStringNotContainsString( 'name="add-to-cart"', $html );
		self::assertStringNotContainsString( 'name="quantity"', $html );
	}

	public function test_the_quantity_has_woocommerces_class_names_beside_fields_of_plugins(): void {
		$lamp  = self::product( array() );
		$group = new \WC_Product_Grouped();
		$group->set_children( array( $lamp->get_id() ) );
		$group->save();
		$quantity = static fn( \WC_Product $product ): int => self::document( self::form( $product ) )->query( '//form[contains(@class," cart")]//*[contains(@class," quantity")]/input[@class="input-text qty text"]' )->length;
		self::assertSame( array( 0, 0 ), array( $quantity( $lamp ), $quantity( $group ) ) );
		self::print_at( 'woocommerce_before_add_to_cart_button' );
		self::assertSame( array( 1, 1 ), array( $quantity( $lamp ), $quantity( $group ) ) );
	}

	public function test_buttons_that_plugins_print_beside_the_quantity_stand_in_its_box(): void {
		$lamp  = self::product( array() );
		$group = new \WC_Product_Grouped();
		$group->set_children( array( $lamp->get_id(), self::product( array() )->get_id() ) );
		$group->save();
		$of = array();
		add_action(
			'woocommerce_before_quantity_input_field',
			static function () use ( &$of ): void {
				$of[] = $GLOBALS['product']->get_id();
				echo '<button type="button" class="minus">-</button>';
			}
		);
		self::print_at( 'woocommerce_after_quantity_input_field' );
		self::print_at( 'woocommerce_after_add_to_cart_quantity' );
		$boxes = static fn( \WC_Product $product ): int => self::document( self::form( $product ) )->query( '//div[contains(@class," quantity")]/input[preceding-sibling::button[@class="minus"] and following-sibling::i[@class="woocommerce_after_quantity_input_field"] and contains(@class,"qty")]' )->length;
		self::assertSame( 1, $boxes( $lamp ) );
		self::assertSame( array( $lamp->get_id() ), $of );
		self::assertSame( 2, $boxes( $group ) );
		self::assertSame( $group->get_children(), array_slice( $of, -2 ), 'Each with its own product.' );
		self::assertSame( 2, substr_count( self::form( $group ), '<i class="woocommerce_after_add_to_cart_quantity">' ) );
	}

	public function test_a_form_with_options_and_fields_of_plugins_is_one_that_their_scripts_wait_for(): void {
		$awaited = static fn( \WC_Product $product ): int => self::document( self::form( $product ) )->query( '//form[@data-awaited]' )->length;
		$shirt   = self::shirt();
		self::assertSame( 0, $awaited( $shirt ) );
		self::print_at( 'woocommerce_before_add_to_cart_button' );
		self::assertSame( array( 1, 0 ), array( $awaited( $shirt ), $awaited( self::product( array() ) ) ) );
	}

	private static function shirt(): \WC_Product_Variable {
		return self::variable( array( self::attribute( 'Size', array( 'Small', 'Large' ) ) ), array( array( 'Size' => 'Small' ), array( 'Size' => 'Large' ) ) );
	}
}
