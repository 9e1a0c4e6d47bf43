<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use stdClass;
use StorefrontIslands\Page\Content\PrivateBlocks;
use StorefrontIslands\Replacement\AddedBlocksConverter;
use StorefrontIslands\Replacement\ParsedBlock;
use StorefrontIslands\Replacement\RemovedPartsConverter;
use StorefrontIslands\Replacement\ReplacedBlocks;
use StorefrontIslands\Replacement\ReplacedShortcodes;
use StorefrontIslands\Replacement\ResourceHints;
use StorefrontIslands\Replacement\TakenScreens;
use StorefrontIslands\Support\Settings\Settings;
use StorefrontIslands\WooCommerce\WooShortcodes;
use WP_Block;

/** Tests the replacement of WooCommerce's cart and checkout blocks. */
final class ReplacementTest extends TestCase {
	private const BOTH     = array( 'replace_cart' => true, 'replace_checkout' => true );
	private const CART     = '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart alignwide is-loading"></div><!-- /wp:woocommerce/cart -->';
	private const CHECKOUT = '<!-- wp:woocommerce/checkout {"align":"full","className":"my-checkout","showFormStepNumbers":true} --><div class="wp-block-woocommerce-checkout is-loading"></div><!-- /wp:woocommerce/checkout -->';

	private static function set( array $settings ): void {
		self::set_options( array( Settings::OPTION => $settings ) );
	}

	private static function is_private( string $content ): bool {
		return ( new PrivateBlocks() )->in_content( $content );
	}

	/** Returns our blocks in place of the cart and the checkout; null for one that stays. */
	private static function ours(): array {
		return array( ReplacedBlocks::by( ReplacedBlocks::CART ), ReplacedBlocks::by( ReplacedBlocks::CHECKOUT ) );
	}

	/** Returns the preserved inner blocks by slot: block names, and HTML that belongs to no block. */
	private static function kept( string $content ): array {
		$places = array();
		foreach ( ( new AddedBlocksConverter() )->areas( new ParsedBlock( parse_blocks( $content )[0] ) ) as $area ) {
			$names = array_column( $area['innerBlocks'], 'blockName' );
			$places[ $area['attrs']['place'] ] = array_map( static function ( ?string $html ) use ( &$names ): string {
				return $html ?? array_shift( $names );
			}, $area['innerContent'] );
		}
		return $places;
	}

	/** Returns WooCommerce's block as it is stored. */
	private static function part( string $name, string $inside = '', string $attributes = '' ): string {
		return "<!-- wp:woocommerce/$name $attributes--><div class=\"wp-block-woocommerce-$name\">$inside</div><!-- /wp:woocommerce/$name -->";
	}

	public function test_replacement_is_off_by_default(): void {
		self::set( array() );
		self::assertSame( array( null, null ), self::ours() );
		self::assertStringNotContainsString( 'data-island', do_blocks( self::CART . self::CHECKOUT ) );
		self::assertFalse( self::is_private( self::CART . self::CHECKOUT ) );
	}

	public function test_cart_and_checkout_are_replaced_separately(): void {
		self::set( array( 'replace_cart' => true ) );
		self::assertSame( 1, substr_count( do_blocks( self::CART ), 'data-island="cart"' ) );
		self::assertStringNotContainsString( 'data-island', do_blocks( self::CHECKOUT ) );
		self::assertSame( array( 'storefront-islands/cart', null ), self::ours() );
	}

	public function test_shortcodes_in_a_content_are_found(): void {
		$contents = array(
			'<!-- wp:shortcode -->[woocommerce_cart]<!-- /wp:shortcode -->' => array( ReplacedBlocks::CART ),
			'x [woocommerce_checkout a="b"] [woocommerce_cart /]' => array( ReplacedBlocks::CART, ReplacedBlocks::CHECKOUT ),
			'[[woocommerce_cart]] [woocommerce_cart_totals] [woocommerce_my_account]' => array(),
			'<!-- wp:woocommerce/classic-shortcode {"shortcode":"checkout","align":"wide"} /-->' => array( ReplacedBlocks::CHECKOUT ),
			'<!-- wp:woocommerce/classic-shortcode {"align":"wide"} /-->' => array( ReplacedBlocks::CART ),
			'<!-- wp:woocommerce/classic-shortcode /-->' => array( ReplacedBlocks::CART ),
		);
		foreach ( $contents as $content => $found ) {
			self::assertSame( $found, ReplacedShortcodes::in_content( $content ), $content );
		}
	}

	/** @group woocommerce */
	public function test_shortcodes_are_replaced_by_the_same_settings(): void {
		$cart     = '[woocommerce_cart]';
		$checkout = '<!-- wp:woocommerce/classic-shortcode {"shortcode":"checkout"} /-->';
		self::set( array() );
		self::assertStringNotContainsString( 'data-island', do_shortcode( $cart ) );
		self::assertFalse( self::is_private( $cart . $checkout ) );
		self::set( array( 'replace_cart' => true ) );
		self::assertSame( 1, substr_count( do_shortcode( $cart ), 'data-island="cart"' ) );
		self::assertSame( array( true, false ), array( self::is_private( $cart ), self::is_private( $checkout ) ) );
		self::set( self::BOTH );
		self::assertMatchesRegularExpression( '/alignwide[^>]*>.*data-island="checkout"/s', do_blocks( $checkout ) );
		self::assertTrue( self::is_private( $checkout ) );
		self::assertSame( 'Other', WooShortcodes::replace_shortcode( 'Other', 'woocommerce_checkout' ) );
		self::set( self::BOTH + array( 'replace_for' => 'managers' ) );
		self::assertStringNotContainsString( 'data-island', do_shortcode( $cart ) );
		wp_set_current_user( 1 );
		self::assertStringContainsString( 'data-island', do_shortcode( $cart ) );
		self::set( self::BOTH );
		$_GET += array( 'order' => '1', 'key' => 'wc_order_1' );
		self::assertFalse( WooShortcodes::replace_shortcode( false, 'woocommerce_checkout' ) );
	}

	/** @group woocommerce */
	public function test_shortcodes_in_posts_of_a_plugins_type_stay(): void {
		self::set( self::BOTH );
		foreach ( array( 'page' => true, 'cartflows_step' => false ) as $type => $is_replaced ) {
			$GLOBALS['wp_query']->queried_object = new \WP_Post( (object) array( 'ID' => 1, 'post_type' => $type ) );
			self::assertSame( $is_replaced, false !== WooShortcodes::replace_shortcode( false, 'woocommerce_checkout' ), $type );
			self::assertSame( $is_replaced, self::is_private( '[woocommerce_checkout]' ), $type );
			self::assertStringContainsString( 'data-island="checkout"', do_blocks( self::CHECKOUT ), 'A block is.' );
		}
		$GLOBALS['wp_query']->queried_object = null;
	}

	/** @group woocommerce */
	public function test_a_checkout_whose_form_another_plugin_prints_stays(): void {
		self::set( self::BOTH );
		$template = (string) tempnam( sys_get_temp_dir(), 'form' );
		$locate   = static fn( string $file, string $name ): string => 'checkout/form-checkout.php' === $name ? $template : $file;
		foreach ( array( 'woocommerce_locate_template', 'wc_get_template' ) as $filter ) {
			add_filter( $filter, $locate, 10, 2 );
			self::assertSame( $template, TakenScreens::file_of( 'woocommerce_checkout' ), $filter );
			self::assertFalse( WooShortcodes::replace_shortcode( false, 'woocommerce_checkout' ) );
			self::assertSame( array( 'woocommerce_checkout' => $template ), get_option( 'storefront_islands_taken_screens' ), 'The settings page names it.' );
			self::assertFalse( self::is_private( '[woocommerce_checkout]' ), 'Nothing of the page is prepared for ours.' );
			self::assertTrue( ( new PrivateBlocks( array( ReplacedBlocks::CHECKOUT ) ) )->in_content( '[woocommerce_checkout]' ), 'It is found all the same.' );
			self::assertStringContainsString( 'data-island="cart"', do_shortcode( '[woocommerce_cart]' ) );
			self::assertStringContainsString( 'data-island="checkout"', do_blocks( self::CHECKOUT ), 'A block is.' );
			add_filter( 'storefront_islands_keeps_shortcode', '__return_false' );
			self::assertStringContainsString( 'data-island="checkout"', do_shortcode( '[woocommerce_checkout]' ) );
			self::assertSame( array(), get_option( 'storefront_islands_taken_screens' ) );
			remove_filter( 'storefront_islands_keeps_shortcode', '__return_false' );
			remove_filter( $filter, $locate );
			self::assertSame( '', TakenScreens::file_of( 'woocommerce_checkout' ) );
		}
		unlink( $template );
	}

	/** @group woocommerce */
	public function test_a_template_of_the_theme_is_replaced(): void {
		self::set( self::BOTH );
		add_filter( 'woocommerce_locate_template', static fn( string $file, string $name ): string => get_stylesheet_directory() . "/woocommerce/$name", 10, 2 );
		self::assertStringContainsString( 'data-island="checkout"', do_shortcode( '[woocommerce_checkout]' ) );
		self::assertTrue( self::is_private( '[woocommerce_checkout]' ) );
	}

	/** @group woocommerce */
	public function test_a_shortcode_that_another_plugin_answers_stays(): void {
		global $shortcode_tags;
		self::set( self::BOTH );
		$woocommerce = $shortcode_tags['woocommerce_cart'];
		add_shortcode( 'woocommerce_cart', static fn(): string => 'Another cart' );
		self::assertSame( __FILE__, TakenScreens::file_of( 'woocommerce_cart' ) );
		self::assertSame( 'Another cart', do_shortcode( '[woocommerce_cart]' ) );
		self::assertSame( array( false, true ), array( self::is_private( '[woocommerce_cart]' ), self::is_private( '[woocommerce_checkout]' ) ) );
		add_shortcode( 'woocommerce_cart', $woocommerce );
		self::assertStringContainsString( 'data-island="cart"', do_shortcode( '[woocommerce_cart]' ) );
	}

	public function test_a_block_is_replaced_wherever_it_is_placed(): void {
		self::set( self::BOTH );
		$cart    = self::CART;
		$pattern = self::post( $cart, array( 'post_type' => 'wp_block' ) );
		register_block_pattern( 'test/woocommerce-cart', array( 'title' => 'Cart', 'content' => $cart ) );
		foreach ( array( "<!-- wp:group --><div class=\"wp-block-group\">$cart</div><!-- /wp:group -->", "<!-- wp:block {\"ref\":$pattern} /-->", '<!-- wp:pattern {"slug":"test/woocommerce-cart"} /-->' ) as $place ) {
			self::assertSame( 1, substr_count( do_blocks( $place ), 'data-island="cart"' ) );
			self::assertTrue( self::is_private( $place ) );
		}
		unregister_block_pattern( 'test/woocommerce-cart' );
	}

	public function test_alignment_and_classes_are_kept_and_nothing_else_of_woocommerces_block(): void {
		self::set( self::BOTH );
		$classes = static fn( string $content ): array => self::texts( self::document( trim( do_blocks( $content ) ) ), '//body/div[1]/@class' );
		foreach ( array( self::CART => array( 'alignwide', 'wp-block-woocommerce-cart' ), self::CHECKOUT => array( 'alignfull', 'my-checkout', 'wp-block-woocommerce-checkout' ) ) as $content => $kept ) {
			$found = explode( ' ', $classes( $content )[0] );
			self::assertSame( $kept, array_values( array_intersect( array( 'alignwide', 'alignfull', 'my-checkout', 'wp-block-woocommerce-cart', 'wp-block-woocommerce-checkout', 'is-loading' ), $found ) ) );
		}
		self::assertStringNotContainsString( 'is-loading', do_blocks( self::CART ) );
	}

	public function test_on_trial_only_shop_managers_see_the_replacement(): void {
		self::set( self::BOTH + array( 'replace_for' => 'managers' ) );
		self::assertSame( array( null, null ), self::ours() );
		self::assertFalse( self::is_private( self::CART ) );
		wp_set_current_user( 1 );
		self::assertSame( array( 'storefront-islands/cart', 'storefront-islands/checkout' ), self::ours() );
		self::assertTrue( self::is_private( self::CART ) );
	}

	public function test_a_sites_filter_overrides_the_setting(): void {
		self::set( self::BOTH );
		add_filter( 'storefront_islands_replaces', static fn( bool $is_wanted, string $name ): bool => $is_wanted && ReplacedBlocks::CHECKOUT !== $name, 10, 2 );
		self::assertSame( array( 'storefront-islands/cart', null ), self::ours() );
	}

	public function test_a_block_already_rendered_by_another_filter_is_kept(): void {
		self::set( self::BOTH );
		add_filter( 'pre_render_block', static fn( $html, array $block ) => ReplacedBlocks::CART === $block['blockName'] ? '<p>Members only</p>' : $html, 10, 2 );
		self::assertSame( '<p>Members only</p>', do_blocks( self::CART ) );
	}

	public function test_filters_of_the_rendered_block_still_run_without_woocommerces_styles(): void {
		self::set( self::BOTH );
		wp_register_style( 'wc-blocks-style-cart', '/cart.css', array(), '1' );
		wp_register_style( 'wc-blocks-style', '/all.css', array(), '1' );
		wp_dequeue_style( 'wc-blocks-style-cart' );
		// For another block.
		wp_enqueue_style( 'wc-blocks-style' );
		$seen  = array();
		$badge = static function ( string $html, array $block, WP_Block $instance ) use ( &$seen ): string {
			$seen = array( $block['blockName'], $instance->name );
			array_map( 'wp_enqueue_style', array( 'wc-blocks-style', 'wc-blocks-style-cart' ) );
			return $html . '<p>Secure</p>';
		};
		add_filter( 'render_block_woocommerce/cart', $badge, 10, 3 );
		self::assertMatchesRegularExpression( '#data-island="cart".*<p>Secure</p>$#s', do_blocks( self::CART ) );
		self::assertSame( array( ReplacedBlocks::CART, ReplacedBlocks::CART ), $seen );
		self::assertSame( array( true, false ), array( wp_style_is( 'wc-blocks-style' ), wp_style_is( 'wc-blocks-style-cart' ) ) );
		wp_dequeue_style( 'wc-blocks-style' );
	}

	public function test_inner_blocks_of_the_cart_move_to_content_areas(): void {
		$items  = self::part( 'cart-line-items-block' ) . '<!-- wp:paragraph --><p>After</p><!-- /wp:paragraph --><!-- wp:woocommerce/product-collection {"collection":"woocommerce/product-collection/cross-sells"} --><div></div><!-- /wp:woocommerce/product-collection -->';
		$totals = '<!-- wp:image --><img/><!-- /wp:image -->' . self::part( 'proceed-to-checkout-block' ) . '<!-- wp:acme/seal /-->';
		$empty  = '<!-- wp:heading {"className":"with-empty-cart-icon wc-block-cart__empty-cart__title"} --><h2>Your cart is currently empty!</h2><!-- /wp:heading --><!-- wp:woocommerce/product-new {"rows":1} /-->';
		$filled = '<!-- wp:heading --><h2>Before</h2><!-- /wp:heading -->' . self::part( 'cart-items-block', $items ) . self::part( 'cart-totals-block', $totals );
		self::assertSame(
			array(
				'above'         => array( 'core/heading' ),
				'below'         => array( 'core/paragraph' ),
				'beside-totals' => array( 'core/image' ),
				'below-proceed' => array( 'acme/seal' ),
				'empty'         => array( 'woocommerce/product-new' ),
			),
			self::kept( self::part( 'cart', self::part( 'filled-cart-block', $filled ) . self::part( 'empty-cart-block', $empty ) ) )
		);
	}

	public function test_inner_blocks_of_the_checkout_move_to_content_areas(): void {
		$fields = '<!-- wp:acme/first /-->' . self::part( 'checkout-express-payment-block' ) . self::part( 'checkout-contact-information-block', '<!-- wp:acme/newsletter /-->' ) . '<!-- wp:acme/between /-->' . self::part( 'checkout-payment-block' ) . self::part( 'checkout-actions-block' ) . '<!-- wp:acme/last /-->';
		$totals = self::part( 'checkout-order-summary-block', self::part( 'checkout-order-summary-subtotal-block' ) . '<!-- wp:acme/points /-->' ) . '<!-- wp:acme/seal /-->';
		self::assertSame(
			array(
				'above'         => array( 'acme/first' ),
				'before-order'  => array( 'acme/newsletter', 'acme/between' ),
				'below-order'   => array( 'acme/last' ),
				'beside-totals' => array( 'acme/points', 'acme/seal' ),
			),
			self::kept( self::part( 'checkout', self::part( 'checkout-fields-block', $fields ) . self::part( 'checkout-totals-block', $totals ) ) )
		);
	}

	/** @dataProvider removed_parts */
	public function test_parts_removed_by_an_editor_stay_removed( array $off, string $content ): void {
		self::assertSame( $off, array_keys( RemovedPartsConverter::of( new ParsedBlock( parse_blocks( $content )[0] ) ), false, true ) );
	}

	public static function removed_parts(): array {
		$cart     = static fn( string ...$parts ): string => self::part( 'cart', implode( $parts ) );
		$checkout = static fn( string $fields ): string => self::part( 'checkout', self::part( 'checkout-fields-block', $fields ) );
		$items    = self::part( 'cart-line-items-block' );
		$subtotal = self::part( 'cart-order-summary-subtotal-block' );
		$fields   = self::part( 'checkout-payment-block' ) . self::part( 'checkout-actions-block', '', '{"showReturnToCart":false} ' );
		return array(
			'an older cart'                => array( array(), $cart() ),
			'an older checkout'            => array( array(), self::part( 'checkout', self::part( 'checkout-fields-block' ) . self::part( 'checkout-totals-block', self::part( 'checkout-order-summary-block' ) ) ) ),
			'coupons and cross-sells'      => array( array( 'showCoupons', 'showCrossSells' ), $cart( self::part( 'cart-items-block', $items ), self::part( 'cart-order-summary-block', self::part( 'cart-order-summary-heading-block' ) . $subtotal ) ) ),
			'the title of totals'          => array( array( 'showCoupons', 'showTotalsTitle' ), $cart( self::part( 'cart-order-summary-block', $subtotal ) ) ),
			'cross-sells are there'        => array( array(), $cart( self::part( 'cart-items-block', $items . self::part( 'cart-cross-sells-block' ) ) ) ),
			'cross-sells are a collection' => array( array(), $cart( self::part( 'cart-items-block', $items . self::part( 'product-collection', '', '{"collection":"woocommerce/product-collection/cross-sells"} ' ) ) ) ),
			'notes and policies'           => array( array( 'showReturnToCart', 'showOrderNotes', 'showPolicyLinks' ), $checkout( $fields ) ),
			'the way back'                 => array( array( 'showReturnToCart' ), $checkout( $fields . self::part( 'checkout-order-note-block' ) . self::part( 'checkout-terms-block' ) ) ),
		);
	}

	public function test_html_that_plugins_add_to_a_part_stays_beside_it(): void {
		$add = static fn( string $html ): string => '<p>Before</p>' . $html . '<p>Behind</p>';
		add_filter( 'render_block_woocommerce/proceed-to-checkout-block', $add );
		add_filter( 'render_block_woocommerce/checkout-payment-block', $add );
		self::assertSame(
			array( 'beside-totals' => array( '<p>Before</p>' ), 'below-proceed' => array( '<p>Behind</p>' ) ),
			self::kept( self::part( 'cart', self::part( 'cart-totals-block', self::part( 'proceed-to-checkout-block' ) ) ) )
		);
		self::assertSame(
			array( 'before-payment-method' => array( '<p>Before</p>' ), 'after-payment-method' => array( '<p>Behind</p>' ) ),
			self::kept( self::part( 'checkout', self::part( 'checkout-fields-block', self::part( 'checkout-payment-block' ) ) ) )
		);
	}

	public function test_html_that_plugins_insert_into_or_before_inner_parts_is_kept(): void {
		$seen = '';
		$into = static function ( string $html ) use ( &$seen ): string {
			$seen = $html;
			return substr_replace( $html, '<p>Pay later</p>', (int) strrpos( $html, '</div>' ), 0 );
		};
		add_filter( 'render_block_woocommerce/cart-totals-block', $into );
		self::assertSame(
			array( 'beside-totals' => array( 'acme/seal', '<div class="wp-block-woocommerce-cart-totals-block"><p>Pay later</p></div>' ) ),
			// WooCommerce adds its own block name.
			array_map( static fn( array $html ): array => (array) preg_replace( '/data-block-name="[^"]*" /', '', $html ), self::kept( self::part( 'cart', self::part( 'cart-totals-block', '<!-- wp:acme/seal /-->' ) ) ) )
		);
		self::assertStringContainsString( '<div data-block-name="acme/seal" class="wp-block-acme-seal"></div>', $seen );
	}

	public function test_resource_hints_of_replaced_blocks_are_removed(): void {
		$script = static fn( string $url ): array => array( 'href' => "https://shop.test/$url.js?ver=1", 'as' => 'script' );
		$folder = 'wp-content/plugins/woocommerce/assets/client/blocks/';
		$hints  = array( 'https://fonts.test/', $script( $folder . 'cart-frontend' ), $script( $folder . 'checkout-frontend' ), $script( 'wp-includes/js/dist/data.min' ), array( 'href' => 'https://shop.test/next/' ) );
		$left   = static fn( string $relation = 'prefetch' ): array => array_keys( ( new ResourceHints() )->without_replaced( $hints, $relation ) );
		self::set( array() );
		self::assertSame( array( 0, 1, 2, 3, 4 ), $left() );
		self::set( array( 'replace_cart' => true ) );
		self::assertSame( array( 0, 2, 3, 4 ), $left() );
		self::set( self::BOTH );
		self::assertSame( array( 0, 4 ), $left() );
		self::assertSame( array( 0, 1, 2, 3, 4 ), $left( 'preconnect' ) );
	}

	public function test_settings_are_valid_for_any_stored_value(): void {
		foreach ( array( null, '', 'x', 1, array( 'replace_cart' => array( 'x' ), 'replace_for' => array(), 'keep_checkout_draft' => new stdClass(), 'classic_extensions' => array( 'on' ), 'other' => '<script>' ) ) as $found ) {
			self::assertSame( ( new Settings( array() ) )->all(), ( new Settings( $found ) )->all() );
		}
		$chosen = ( new Settings( array( 'replace_cart' => '1', 'replace_checkout' => 'false', 'replace_for' => 'managers', 'keep_checkout_draft' => '0' ) ) )->all();
		self::assertSame( array( true, false, 'managers', false, false, 'auto' ), array_slice( array_values( $chosen ), 0, 6 ) );
	}
}
