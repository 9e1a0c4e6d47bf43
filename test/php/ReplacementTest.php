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
use StorefrontIslands\Support\Settings\Settings;
use StorefrontIslands\WooCommerce\WooShortcodes;
use WP_Block;

/** Tests the replacement of WooCommerce's cart and checkout blocks. */
final class ReplacementTest extends TestCase {
	private const BOTH = array( 'replace_cart' => true, 'replace_checkout' => true );

	private const CART = '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart alignwide is-loading"></div><!-- /wp:woocommerce/cart -->';

	private const CHECKOUT = '<!-- wp:woocommerce/checkout {"align":"full","className":"my-checkout","showFormStepNumbers":true} --><div class="wp-block-woocommerce-checkout is-loading"></div><!-- /wp:woocommerce/checkout -->';

	/** Runs a callback with changed settings and restores them. */
	private static function with( array $settings, callable $do ): void {
		$before = get_option( Settings::OPTION );
		update_option( Settings::OPTION, $settings );
		try {
			$do();
		} finally {
			false === $before ? delete_option( Settings::OPTION ) : update_option( Settings::OPTION, $before );
		}
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

	public function test_replacement_is_off_by_default(): void {
		self::with(
			array(),
			static function (): void {
				self::assertFalse( Settings::load()->replaces_cart() || Settings::load()->replaces_checkout() );
				self::assertDoesNotMatchRegularExpression( '/data-island/', do_blocks( self::CART . self::CHECKOUT ) );
				self::assertFalse( ( new PrivateBlocks() )->in_content( self::CART . self::CHECKOUT ) );
			}
		);
	}

	public function test_cart_and_checkout_are_replaced_separately(): void {
		self::with(
			array( 'replace_cart' => true ),
			static function (): void {
				self::assertSame( 1, preg_match_all( '/data-island="cart"/', do_blocks( self::CART ) ) );
				self::assertDoesNotMatchRegularExpression( '/data-island/', do_blocks( self::CHECKOUT ) );
				self::assertSame( array( 'storefront-islands/cart', null ), array( ReplacedBlocks::by( ReplacedBlocks::CART ), ReplacedBlocks::by( ReplacedBlocks::CHECKOUT ) ) );
			}
		);
	}

	public function test_shortcodes_in_a_content_are_found(): void {
		$found = static fn( string $content ): array => ReplacedShortcodes::in_content( $content );
		self::assertSame( array( ReplacedBlocks::CART ), $found( '<!-- wp:shortcode -->[woocommerce_cart]<!-- /wp:shortcode -->' ) );
		self::assertSame( array( ReplacedBlocks::CART, ReplacedBlocks::CHECKOUT ), $found( 'x [woocommerce_checkout a="b"] [woocommerce_cart /]' ) );
		self::assertSame( array(), $found( '[[woocommerce_cart]] [woocommerce_cart_totals] [woocommerce_my_account]' ) );
		self::assertSame( array( ReplacedBlocks::CHECKOUT ), $found( '<!-- wp:woocommerce/classic-shortcode {"shortcode":"checkout","align":"wide"} /-->' ) );
		self::assertSame( array( ReplacedBlocks::CART ), $found( '<!-- wp:woocommerce/classic-shortcode {"align":"wide"} /-->' ) );
		self::assertSame( array( ReplacedBlocks::CART ), $found( '<!-- wp:woocommerce/classic-shortcode /-->' ) );
	}

	/** @group woocommerce */
	public function test_shortcodes_are_replaced_by_the_same_settings(): void {
		$cart     = '[woocommerce_cart]';
		$checkout = '<!-- wp:woocommerce/classic-shortcode {"shortcode":"checkout"} /-->';
		self::with(
			array(),
			static function () use ( $cart, $checkout ): void {
				self::assertDoesNotMatchRegularExpression( '/data-island/', do_shortcode( $cart ) );
				self::assertFalse( ( new PrivateBlocks() )->in_content( $cart . $checkout ) );
			}
		);
		self::with(
			array( 'replace_cart' => true ),
			static function () use ( $cart, $checkout ): void {
				self::assertSame( 1, preg_match_all( '/data-island="cart"/', do_shortcode( $cart ) ) );
				self::assertTrue( ( new PrivateBlocks() )->in_content( $cart ) );
				self::assertFalse( ( new PrivateBlocks() )->in_content( $checkout ) );
			}
		);
		self::with(
			self::BOTH,
			static function () use ( $checkout ): void {
				self::assertMatchesRegularExpression( '/alignwide[^>]*>.*data-island="checkout"/s', do_blocks( $checkout ) );
				self::assertTrue( ( new PrivateBlocks() )->in_content( $checkout ) );
				$_GET += array( 'order' => '1', 'key' => 'wc_order_1' );
				self::assertFalse( WooShortcodes::replace_shortcode( false, 'woocommerce_checkout' ) );
				unset( $_GET['order'], $_GET['key'] );
				self::assertSame( 'Other', WooShortcodes::replace_shortcode( 'Other', 'woocommerce_checkout' ) );
			}
		);
		self::with(
			self::BOTH + array( 'replace_for' => 'managers' ),
			static function () use ( $cart ): void {
				self::assertDoesNotMatchRegularExpression( '/data-island/', do_shortcode( $cart ) );
				wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
				self::assertMatchesRegularExpression( '/data-island/', do_shortcode( $cart ) );
			}
		);
	}

	public function test_a_block_is_replaced_wherever_it_is_placed(): void {
		self::with(
			self::BOTH,
			static function (): void {
				$cart = self::CART;
				$pattern = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => $cart ) );
				register_block_pattern( 'test/woocommerce-cart', array( 'title' => 'Cart', 'content' => $cart ) );
				$places = array(
					"<!-- wp:group --><div class=\"wp-block-group\">$cart</div><!-- /wp:group -->",
					"<!-- wp:block {\"ref\":$pattern} /-->",
					'<!-- wp:pattern {"slug":"test/woocommerce-cart"} /-->',
				);
				foreach ( $places as $place ) {
					self::assertSame( 1, preg_match_all( '/data-island="cart"/', do_blocks( $place ) ) );
					self::assertTrue( ( new PrivateBlocks() )->in_content( $place ) );
				}
				wp_delete_post( $pattern, true );
				unregister_block_pattern( 'test/woocommerce-cart' );
			}
		);
	}

	public function test_nothing_of_woocommerces_own_block_is_rendered(): void {
		self::with(
			self::BOTH,
			static function (): void {
				$html = do_blocks( self::CART );
				self::assertStringNotContainsString( 'is-loading', $html );
				self::assertTrue( has_block( ReplacedBlocks::CART, self::CART ) );
			}
		);
	}

	public function test_alignment_and_classes_are_kept(): void {
		self::with(
			self::BOTH,
			static function (): void {
				self::assertSame( 1, preg_match( '/^<div [^>]*\bclass="([^"]+)"/', trim( do_blocks( self::CART ) ), $wide ) );
				self::assertSame( array( 'alignwide', 'wp-block-woocommerce-cart' ), array_values( array_intersect( array( 'alignwide', 'alignfull', 'wp-block-woocommerce-cart' ), explode( ' ', $wide[1] ) ) ) );
				self::assertSame( 1, preg_match( '/^<div [^>]*\bclass="([^"]+)"/', trim( do_blocks( self::CHECKOUT ) ), $full ) );
				self::assertSame( array( 'alignfull', 'my-checkout', 'wp-block-woocommerce-checkout' ), array_values( array_intersect( array( 'alignwide', 'alignfull', 'my-checkout', 'wp-block-woocommerce-checkout' ), explode( ' ', $full[1] ) ) ) );
			}
		);
	}

	public function test_on_trial_only_shop_managers_see_the_replacement(): void {
		self::with(
			self::BOTH + array( 'replace_for' => 'managers' ),
			static function (): void {
				self::assertNull( ReplacedBlocks::by( ReplacedBlocks::CART ) );
				self::assertFalse( ( new PrivateBlocks() )->in_content( self::CART ) );
				wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
				self::assertSame( 'storefront-islands/cart', ReplacedBlocks::by( ReplacedBlocks::CART ) );
				self::assertTrue( ( new PrivateBlocks() )->in_content( self::CART ) );
			}
		);
	}

	public function test_a_sites_filter_overrides_the_setting(): void {
		self::with(
			self::BOTH,
			static function (): void {
				$not_checkout = static fn( bool $is_wanted, string $name ): bool => $is_wanted && ReplacedBlocks::CHECKOUT !== $name;
				add_filter( 'storefront_islands_replaces', $not_checkout, 10, 2 );
				self::assertSame( array( 'storefront-islands/cart', null ), array( ReplacedBlocks::by( ReplacedBlocks::CART ), ReplacedBlocks::by( ReplacedBlocks::CHECKOUT ) ) );
				remove_filter( 'storefront_islands_replaces', $not_checkout );
			}
		);
	}

	public function test_a_block_already_rendered_by_another_filter_is_kept(): void {
		self::with(
			self::BOTH,
			static function (): void {
				$members_only = static fn( $html, array $block ) => ReplacedBlocks::CART === $block['blockName'] ? '<p>Members only</p>' : $html;
				add_filter( 'pre_render_block', $members_only, 10, 2 );
				self::assertSame( '<p>Members only</p>', do_blocks( self::CART ) );
				remove_filter( 'pre_render_block', $members_only );
			}
		);
	}

	public function test_filters_of_the_rendered_block_still_run(): void {
		self::with(
			self::BOTH,
			static function (): void {
				$seen = array();
				$badge = static function ( string $html, array $block, WP_Block $instance ) use ( &$seen ): string {
					$seen = array( $block['blockName'], $instance->name );
					return $html . '<p>Secure</p>';
				};
				add_filter( 'render_block_woocommerce/cart', $badge, 10, 3 );
				$html = do_blocks( self::CART );
				remove_filter( 'render_block_woocommerce/cart', $badge );
				self::assertSame( array( ReplacedBlocks::CART, ReplacedBlocks::CART ), $seen );
				self::assertMatchesRegularExpression( '#data-island="cart".*<p>Secure</p>$#s', $html );
			}
		);
	}

	public function test_woocommerces_styles_added_by_a_filter_are_removed(): void {
		self::with(
			self::BOTH,
			static function (): void {
				wp_register_style( 'wc-blocks-style-cart', '/cart.css', array(), '1' );
				wp_register_style( 'wc-blocks-style', '/all.css', array(), '1' );
				wp_dequeue_style( 'wc-blocks-style-cart' );
				wp_enqueue_style( 'wc-blocks-style' );
				$enqueue = static function ( string $html ): string {
					wp_enqueue_style( 'wc-blocks-style' );
					wp_enqueue_style( 'wc-blocks-style-cart' );
					return $html;
				};
				add_filter( 'render_block_woocommerce/cart', $enqueue );
				do_blocks( self::CART );
				remove_filter( 'render_block_woocommerce/cart', $enqueue );
				// Styles needed by another block stay.
				self::assertSame( array( true, false ), array( wp_style_is( 'wc-blocks-style' ), wp_style_is( 'wc-blocks-style-cart' ) ) );
				wp_dequeue_style( 'wc-blocks-style' );
			}
		);
	}

	public function test_inner_blocks_of_the_cart_move_to_content_areas(): void {
		$cart = '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart"><!-- wp:woocommerce/filled-cart-block --><div class="wp-block-woocommerce-filled-cart-block"><!-- wp:heading --><h2>Before</h2><!-- /wp:heading -->'
			. '<!-- wp:woocommerce/cart-items-block --><div class="wp-block-woocommerce-cart-items-block"><!-- wp:woocommerce/cart-line-items-block --><div class="wp-block-woocommerce-cart-line-items-block"></div><!-- /wp:woocommerce/cart-line-items-block --><!-- wp:paragraph --><p>After</p><!-- /wp:paragraph -->'
			. '<!-- wp:woocommerce/product-collection {"collection":"woocommerce/product-collection/cross-sells"} --><div></div><!-- /wp:woocommerce/product-collection --></div><!-- /wp:woocommerce/cart-items-block -->'
			. '<!-- wp:woocommerce/cart-totals-block --><div class="wp-block-woocommerce-cart-totals-block"><!-- wp:image --><img/><!-- /wp:image --><!-- wp:woocommerce/proceed-to-checkout-block --><div class="wp-block-woocommerce-proceed-to-checkout-block"></div><!-- /wp:woocommerce/proceed-to-checkout-block --><!-- wp:acme/seal /--></div><!-- /wp:woocommerce/cart-totals-block --></div><!-- /wp:woocommerce/filled-cart-block -->'
			. '<!-- wp:woocommerce/empty-cart-block --><div class="wp-block-woocommerce-empty-cart-block"><!-- wp:heading {"className":"with-empty-cart-icon wc-block-cart__empty-cart__title"} --><h2>Your cart is currently empty!</h2><!-- /wp:heading --><!-- wp:woocommerce/product-new {"rows":1} /--></div><!-- /wp:woocommerce/empty-cart-block --></div><!-- /wp:woocommerce/cart -->';
		self::assertSame(
			array(
				'above'         => array( 'core/heading' ),
				'below'         => array( 'core/paragraph' ),
				'beside-totals' => array( 'core/image' ),
				'below-proceed' => array( 'acme/seal' ),
				'empty'         => array( 'woocommerce/product-new' ),
			),
			self::kept( $cart )
		);
	}

	public function test_inner_blocks_of_the_checkout_move_to_content_areas(): void {
		$part = static fn( string $name, string $inside = '' ): string => "<!-- wp:woocommerce/$name --><div class=\"wp-block-woocommerce-$name\">$inside</div><!-- /wp:woocommerce/$name -->";
		$fields = '<!-- wp:acme/first /-->' . $part( 'checkout-express-payment-block' ) . $part( 'checkout-contact-information-block', '<!-- wp:acme/newsletter /-->' ) . '<!-- wp:acme/between /-->' . $part( 'checkout-payment-block' ) . $part( 'checkout-actions-block' ) . '<!-- wp:acme/last /-->';
		$totals = $part( 'checkout-order-summary-block', $part( 'checkout-order-summary-subtotal-block' ) . '<!-- wp:acme/points /-->' ) . '<!-- wp:acme/seal /-->';
		$checkout = $part( 'checkout', $part( 'checkout-fields-block', $fields ) . $part( 'checkout-totals-block', $totals ) );
		self::assertSame(
			array(
				'above'         => array( 'acme/first' ),
				'before-order'  => array( 'acme/newsletter', 'acme/between' ),
				'below-order'   => array( 'acme/last' ),
				'beside-totals' => array( 'acme/points', 'acme/seal' ),
			),
			self::kept( $checkout )
		);
	}

	public function test_parts_removed_by_an_editor_stay_removed(): void {
		$part = static fn( string $name, string $inside = '', string $attributes = '' ): string => "<!-- wp:woocommerce/$name $attributes-->$inside<!-- /wp:woocommerce/$name -->";
		$off = static fn( string $content ): array => array_keys( RemovedPartsConverter::of( new ParsedBlock( parse_blocks( $content )[0] ) ), false, true );
		self::assertSame( array(), $off( $part( 'cart' ) ) );
		self::assertSame( array(), $off( $part( 'checkout', $part( 'checkout-fields-block' ) . $part( 'checkout-totals-block', $part( 'checkout-order-summary-block' ) ) ) ) );
		$items = $part( 'cart-line-items-block' );
		self::assertSame( array( 'showCoupons', 'showCrossSells' ), $off( $part( 'cart', $part( 'cart-items-block', $items ) . $part( 'cart-order-summary-block', $part( 'cart-order-summary-heading-block' ) . $part( 'cart-order-summary-subtotal-block' ) ) ) ) );
		self::assertSame( array( 'showCoupons', 'showTotalsTitle' ), $off( $part( 'cart', $part( 'cart-order-summary-block', $part( 'cart-order-summary-subtotal-block' ) ) ) ) );
		self::assertSame( array(), $off( $part( 'cart', $part( 'cart-items-block', $items . $part( 'cart-cross-sells-block' ) ) ) ) );
		self::assertSame( array(), $off( $part( 'cart', $part( 'cart-items-block', $items . $part( 'product-collection', '', '{"collection":"woocommerce/product-collection/cross-sells"} ' ) ) ) ) );
		$fields = $part( 'checkout-payment-block' ) . $part( 'checkout-actions-block', '', '{"showReturnToCart":false} ' );
		self::assertSame( array( 'showReturnToCart', 'showOrderNotes', 'showPolicyLinks' ), $off( $part( 'checkout', $part( 'checkout-fields-block', $fields ) ) ) );
		self::assertSame( array( 'showReturnToCart' ), $off( $part( 'checkout', $part( 'checkout-fields-block', $fields . $part( 'checkout-order-note-block' ) . $part( 'checkout-terms-block' ) ) ) ) );
	}

	public function test_html_that_plugins_add_to_a_part_is_kept(): void {
		add_filter( 'render_block_woocommerce/proceed-to-checkout-block', static fn( string $html ): string => '<p>Pay later</p>' . $html . '<p>Secure</p>' );
		self::assertSame(
			array( 'beside-totals' => array( '<p>Pay later</p>' ), 'below-proceed' => array( '<p>Secure</p>' ) ),
			self::kept( '<!-- wp:woocommerce/cart --><div><!-- wp:woocommerce/cart-totals-block --><div class="wp-block-woocommerce-cart-totals-block"><!-- wp:woocommerce/proceed-to-checkout-block --><div class="wp-block-woocommerce-proceed-to-checkout-block"></div><!-- /wp:woocommerce/proceed-to-checkout-block --></div><!-- /wp:woocommerce/cart-totals-block --></div><!-- /wp:woocommerce/cart -->' )
		);
	}

	public function test_html_that_plugins_add_to_a_part_of_the_checkout_stays_beside_it(): void {
		$add = static fn( string $html ): string => '<p>I am human</p>' . $html . '<p>Secure</p>';
		add_filter( 'render_block_woocommerce/checkout-payment-block', $add );
		$content = '<!-- wp:woocommerce/checkout --><div><!-- wp:woocommerce/checkout-fields-block --><div class="wp-block-woocommerce-checkout-fields-block"><!-- wp:woocommerce/checkout-payment-block --><div class="wp-block-woocommerce-checkout-payment-block"></div><!-- /wp:woocommerce/checkout-payment-block --></div><!-- /wp:woocommerce/checkout-fields-block --></div><!-- /wp:woocommerce/checkout -->';
		self::assertSame(
			array( 'before-payment-method' => array( '<p>I am human</p>' ), 'after-payment-method' => array( '<p>Secure</p>' ) ),
			self::kept( $content )
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
			array_map(
				// WooCommerce adds its own block name.
				static fn( array $html ): array => (array) preg_replace( '/data-block-name="[^"]*" /', '', $html ),
				self::kept( '<!-- wp:woocommerce/cart --><div><!-- wp:woocommerce/cart-totals-block --><div class="wp-block-woocommerce-cart-totals-block"><!-- wp:acme/seal /--></div><!-- /wp:woocommerce/cart-totals-block --></div><!-- /wp:woocommerce/cart -->' )
			)
		);
		self::assertStringContainsString( '<div data-block-name="acme/seal" class="wp-block-acme-seal"></div>', $seen );
	}

	public function test_resource_hints_of_replaced_blocks_are_removed(): void {
		$folder = 'https://shop.test/wp-content/plugins/woocommerce/assets/client/blocks/';
		$script = static fn( string $url ): array => array( 'href' => $url, 'as' => 'script' );
		$hints = array( 'https://fonts.test/', $script( $folder . 'cart-frontend.js?ver=1' ), $script( $folder . 'checkout-frontend.js?ver=1' ), $script( 'https://shop.test/wp-includes/js/dist/data.min.js?ver=1' ), array( 'href' => 'https://shop.test/next/' ) );
		$left = static fn( string $relation = 'prefetch' ): array => array_keys( ( new ResourceHints() )->without_replaced( $hints, $relation ) );
		self::with( array(), static fn() => self::assertSame( array( 0, 1, 2, 3, 4 ), $left() ) );
		self::with( array( 'replace_cart' => true ), static fn() => self::assertSame( array( 0, 2, 3, 4 ), $left() ) );
		self::with(
			self::BOTH,
			static function () use ( $left ): void {
				self::assertSame( array( 0, 4 ), $left() );
				self::assertSame( array( 0, 1, 2, 3, 4 ), $left( 'preconnect' ) );
			}
		);
	}

	public function test_settings_are_valid_for_any_stored_value(): void {
		foreach ( array( null, '', 'x', 1, array( 'replace_cart' => array( 'x' ), 'replace_for' => array(), 'keep_checkout_draft' => new stdClass(), 'classic_extensions' => array( 'on' ), 'other' => '<script>' ) ) as $found ) {
			self::assertSame( ( new Settings( array() ) )->all(), ( new Settings( $found ) )->all() );
		}
		$chosen = ( new Settings( array( 'replace_cart' => '1', 'replace_checkout' => 'false', 'replace_for' => 'managers', 'keep_checkout_draft' => '0' ) ) )->all();
		self::assertSame( array( true, false, 'managers', false, false, 'auto' ), array_slice( array_values( $chosen ), 0, 6 ) );
	}
}
