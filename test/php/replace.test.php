<?php
/**
 * Our cart and checkout in place of WooCommerce's.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Page\PrivateBlocks;
use StorefrontIslands\Replace\Hints;
use StorefrontIslands\Replace\KeptBlocks;
use StorefrontIslands\Replace\LeftOut;
use StorefrontIslands\Replace\ParsedBlock;
use StorefrontIslands\Replace\Replaced;
use StorefrontIslands\Settings\Settings;

/** Does something with settings, and puts back what was there. */
$with = static function ( array $settings, callable $do ): void {
	$before = get_option( Settings::OPTION );
	update_option( Settings::OPTION, $settings );
	try {
		$do();
	} finally {
		false === $before ? delete_option( Settings::OPTION ) : update_option( Settings::OPTION, $before );
	}
};
$both = array(
	'replace_cart'     => true,
	'replace_checkout' => true,
);
$cart = '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart alignwide is-loading"></div><!-- /wp:woocommerce/cart -->';
$checkout = '<!-- wp:woocommerce/checkout {"align":"full","className":"my-checkout","showFormStepNumbers":true} --><div class="wp-block-woocommerce-checkout is-loading"></div><!-- /wp:woocommerce/checkout -->';
/** Places and what they keep: block names, and HTML of what is none. */
$kept = static function ( string $content ): array {
	$places = array();
	foreach ( ( new KeptBlocks() )->areas( new ParsedBlock( parse_blocks( $content )[0] ) ) as $area ) {
		$names = array_column( $area['innerBlocks'], 'blockName' );
		$places[ $area['attrs']['place'] ] = array_map( static function ( ?string $html ) use ( &$names ): string {
			return $html ?? array_shift( $names );
		}, $area['innerContent'] );
	}
	return $places;
};

return array(
	'off until somebody chooses'                       => static function () use ( $with, $cart, $checkout ): void {
		$with(
			array(),
			static function () use ( $cart, $checkout ): void {
				same( false, Settings::load()->replaces_cart() || Settings::load()->replaces_checkout() );
				same( 0, preg_match( '/data-island/', do_blocks( $cart . $checkout ) ) );
				same( false, ( new PrivateBlocks() )->in_content( $cart . $checkout ) );
			}
		);
	},
	'each of them alone'                               => static function () use ( $with, $cart, $checkout ): void {
		$with(
			array( 'replace_cart' => true ),
			static function () use ( $cart, $checkout ): void {
				same( 1, preg_match_all( '/data-island="cart"/', do_blocks( $cart ) ) );
				same( 0, preg_match( '/data-island/', do_blocks( $checkout ) ) );
				same( array( 'storefront-islands/cart', null ), array( Replaced::by( Replaced::CART ), Replaced::by( Replaced::CHECKOUT ) ) );
			}
		);
	},
	'wherever it stands'                               => static function () use ( $with, $both, $cart ): void {
		$with(
			$both,
			static function () use ( $cart ): void {
				$pattern = wp_insert_post(
					array(
						'post_type'    => 'wp_block',
						'post_status'  => 'publish',
						'post_content' => $cart,
					)
				);
				register_block_pattern(
					'test/woocommerce-cart',
					array(
						'title'   => 'Cart',
						'content' => $cart,
					)
				);
				$places = array(
					"<!-- wp:group --><div class=\"wp-block-group\">$cart</div><!-- /wp:group -->",
					"<!-- wp:block {\"ref\":$pattern} /-->",
					'<!-- wp:pattern {"slug":"test/woocommerce-cart"} /-->',
				);
				foreach ( $places as $place ) {
					same( 1, preg_match_all( '/data-island="cart"/', do_blocks( $place ) ) );
					same( true, ( new PrivateBlocks() )->in_content( $place ) );
				}
				wp_delete_post( $pattern, true );
				unregister_block_pattern( 'test/woocommerce-cart' );
			}
		);
	},
	'nothing of WooCommerce’s own stands there'        => static function () use ( $with, $both, $cart ): void {
		$with(
			$both,
			static function () use ( $cart ): void {
				$html = do_blocks( $cart );
				same( false, strpos( $html, 'is-loading' ) );
				same( true, has_block( Replaced::CART, $cart ) );
			}
		);
	},
	'alignment and classes stay'                       => static function () use ( $with, $both, $cart, $checkout ): void {
		$with(
			$both,
			static function () use ( $cart, $checkout ): void {
				same( 1, preg_match( '/^<div [^>]*\bclass="([^"]+)"/', trim( do_blocks( $cart ) ), $wide ) );
				same( array( 'alignwide', 'wp-block-woocommerce-cart' ), array_values( array_intersect( array( 'alignwide', 'alignfull', 'wp-block-woocommerce-cart' ), explode( ' ', $wide[1] ) ) ) );
				same( 1, preg_match( '/^<div [^>]*\bclass="([^"]+)"/', trim( do_blocks( $checkout ) ), $full ) );
				same( array( 'alignfull', 'my-checkout', 'wp-block-woocommerce-checkout' ), array_values( array_intersect( array( 'alignwide', 'alignfull', 'my-checkout', 'wp-block-woocommerce-checkout' ), explode( ' ', $full[1] ) ) ) );
			}
		);
	},
	'on trial only who manages the shop sees it'       => static function () use ( $with, $both, $cart ): void {
		$with(
			$both + array( 'replace_for' => 'managers' ),
			static function () use ( $cart ): void {
				same( null, Replaced::by( Replaced::CART ) );
				same( false, ( new PrivateBlocks() )->in_content( $cart ) );
				wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
				same( 'storefront-islands/cart', Replaced::by( Replaced::CART ) );
				same( true, ( new PrivateBlocks() )->in_content( $cart ) );
			}
		);
	},
	'a site’s code has the last word'                  => static function () use ( $with, $both, $cart ): void {
		$with(
			$both,
			static function () use ( $cart ): void {
				$not_checkout = static fn( bool $is_wanted, string $name ): bool => $is_wanted && Replaced::CHECKOUT !== $name;
				add_filter( 'storefront_islands_replaces', $not_checkout, 10, 2 );
				same( array( 'storefront-islands/cart', null ), array( Replaced::by( Replaced::CART ), Replaced::by( Replaced::CHECKOUT ) ) );
				remove_filter( 'storefront_islands_replaces', $not_checkout );
			}
		);
	},
	'who answers for the block already stays'          => static function () use ( $with, $both, $cart ): void {
		$with(
			$both,
			static function () use ( $cart ): void {
				$members_only = static fn( $html, array $block ) => Replaced::CART === $block['blockName'] ? '<p>Members only</p>' : $html;
				add_filter( 'pre_render_block', $members_only, 10, 2 );
				same( '<p>Members only</p>', do_blocks( $cart ) );
				remove_filter( 'pre_render_block', $members_only );
			}
		);
	},
	'filters of the rendered block still run'          => static function () use ( $with, $both, $cart ): void {
		$with(
			$both,
			static function () use ( $cart ): void {
				$seen  = array();
				$badge = static function ( string $html, array $block, WP_Block $instance ) use ( &$seen ): string {
					$seen = array( $block['blockName'], $instance->name );
					return $html . '<p>Secure</p>';
				};
				add_filter( 'render_block_woocommerce/cart', $badge, 10, 3 );
				$html = do_blocks( $cart );
				remove_filter( 'render_block_woocommerce/cart', $badge );
				same( array( Replaced::CART, Replaced::CART ), $seen );
				same( 1, preg_match( '#data-island="cart".*<p>Secure</p>$#s', $html ) );
			}
		);
	},
	'WooCommerce’s styles that come with a filter go'  => static function () use ( $with, $both, $cart ): void {
		$with(
			$both,
			static function () use ( $cart ): void {
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
				do_blocks( $cart );
				remove_filter( 'render_block_woocommerce/cart', $enqueue );
				// What another block needs stays.
				same( array( true, false ), array( wp_style_is( 'wc-blocks-style' ), wp_style_is( 'wc-blocks-style-cart' ) ) );
				wp_dequeue_style( 'wc-blocks-style' );
			}
		);
	},
	'blocks inside the cart go to areas'               => static function () use ( $kept ): void {
		$cart = '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart"><!-- wp:woocommerce/filled-cart-block --><div class="wp-block-woocommerce-filled-cart-block"><!-- wp:heading --><h2>Before</h2><!-- /wp:heading -->'
			. '<!-- wp:woocommerce/cart-items-block --><div class="wp-block-woocommerce-cart-items-block"><!-- wp:woocommerce/cart-line-items-block --><div class="wp-block-woocommerce-cart-line-items-block"></div><!-- /wp:woocommerce/cart-line-items-block --><!-- wp:paragraph --><p>After</p><!-- /wp:paragraph -->'
			. '<!-- wp:woocommerce/product-collection {"collection":"woocommerce/product-collection/cross-sells"} --><div></div><!-- /wp:woocommerce/product-collection --></div><!-- /wp:woocommerce/cart-items-block -->'
			. '<!-- wp:woocommerce/cart-totals-block --><div class="wp-block-woocommerce-cart-totals-block"><!-- wp:image --><img/><!-- /wp:image --><!-- wp:woocommerce/proceed-to-checkout-block --><div class="wp-block-woocommerce-proceed-to-checkout-block"></div><!-- /wp:woocommerce/proceed-to-checkout-block --><!-- wp:acme/seal /--></div><!-- /wp:woocommerce/cart-totals-block --></div><!-- /wp:woocommerce/filled-cart-block -->'
			. '<!-- wp:woocommerce/empty-cart-block --><div class="wp-block-woocommerce-empty-cart-block"><!-- wp:heading {"className":"with-empty-cart-icon wc-block-cart__empty-cart__title"} --><h2>Your cart is currently empty!</h2><!-- /wp:heading --><!-- wp:woocommerce/product-new {"rows":1} /--></div><!-- /wp:woocommerce/empty-cart-block --></div><!-- /wp:woocommerce/cart -->';
		same(
			array(
				'above'         => array( 'core/heading' ),
				'below'         => array( 'core/paragraph' ),
				'beside-totals' => array( 'core/image' ),
				'below-proceed' => array( 'acme/seal' ),
				'empty'         => array( 'woocommerce/product-new' ),
			),
			$kept( $cart )
		);
	},
	'blocks inside the checkout go to areas'           => static function () use ( $kept ): void {
		$part     = static fn( string $name, string $inside = '' ): string => "<!-- wp:woocommerce/$name --><div class=\"wp-block-woocommerce-$name\">$inside</div><!-- /wp:woocommerce/$name -->";
		$fields   = '<!-- wp:acme/first /-->' . $part( 'checkout-express-payment-block' ) . $part( 'checkout-contact-information-block', '<!-- wp:acme/newsletter /-->' ) . '<!-- wp:acme/between /-->' . $part( 'checkout-payment-block' ) . $part( 'checkout-actions-block' ) . '<!-- wp:acme/last /-->';
		$totals   = $part( 'checkout-order-summary-block', $part( 'checkout-order-summary-subtotal-block' ) . '<!-- wp:acme/points /-->' ) . '<!-- wp:acme/seal /-->';
		$checkout = $part( 'checkout', $part( 'checkout-fields-block', $fields ) . $part( 'checkout-totals-block', $totals ) );
		same(
			array(
				'above'         => array( 'acme/first' ),
				'before-order'  => array( 'acme/newsletter', 'acme/between' ),
				'below'         => array( 'acme/last' ),
				'beside-totals' => array( 'acme/points', 'acme/seal' ),
			),
			$kept( $checkout )
		);
	},
	'what an editor has left out stays left out'       => static function (): void {
		$part = static fn( string $name, string $inside = '', string $attributes = '' ): string => "<!-- wp:woocommerce/$name $attributes-->$inside<!-- /wp:woocommerce/$name -->";
		$off  = static fn( string $content ): array => array_keys( LeftOut::of( new ParsedBlock( parse_blocks( $content )[0] ) ), false, true );
		same( array(), $off( $part( 'cart' ) ) );
		same( array(), $off( $part( 'checkout', $part( 'checkout-fields-block' ) . $part( 'checkout-totals-block', $part( 'checkout-order-summary-block' ) ) ) ) );
		$items = $part( 'cart-line-items-block' );
		same( array( 'showCoupons', 'showCrossSells' ), $off( $part( 'cart', $part( 'cart-items-block', $items ) . $part( 'cart-order-summary-block', $part( 'cart-order-summary-subtotal-block' ) ) ) ) );
		same( array(), $off( $part( 'cart', $part( 'cart-items-block', $items . $part( 'cart-cross-sells-block' ) ) ) ) );
		same( array(), $off( $part( 'cart', $part( 'cart-items-block', $items . $part( 'product-collection', '', '{"collection":"woocommerce/product-collection/cross-sells"} ' ) ) ) ) );
		$fields = $part( 'checkout-payment-block' ) . $part( 'checkout-actions-block', '', '{"showReturnToCart":false} ' );
		same( array( 'showReturnToCart', 'showOrderNotes', 'showPolicyLinks' ), $off( $part( 'checkout', $part( 'checkout-fields-block', $fields ) ) ) );
		same( array( 'showReturnToCart' ), $off( $part( 'checkout', $part( 'checkout-fields-block', $fields . $part( 'checkout-order-note-block' ) . $part( 'checkout-terms-block' ) ) ) ) );
	},
	'what plugins add to a part is kept'               => static function () use ( $kept ): void {
		$add = static fn( string $html ): string => '<p>Pay later</p>' . $html . '<p>Secure</p>';
		add_filter( 'render_block_woocommerce/proceed-to-checkout-block', $add );
		same(
			array(
				'beside-totals' => array( '<p>Pay later</p>' ),
				'below-proceed' => array( '<p>Secure</p>' ),
			),
			$kept( '<!-- wp:woocommerce/cart --><div><!-- wp:woocommerce/cart-totals-block --><div class="wp-block-woocommerce-cart-totals-block"><!-- wp:woocommerce/proceed-to-checkout-block --><div class="wp-block-woocommerce-proceed-to-checkout-block"></div><!-- /wp:woocommerce/proceed-to-checkout-block --></div><!-- /wp:woocommerce/cart-totals-block --></div><!-- /wp:woocommerce/cart -->' )
		);
		remove_filter( 'render_block_woocommerce/proceed-to-checkout-block', $add );
	},
	'what they put into a part, or before one in it, too' => static function () use ( $kept ): void {
		$seen = '';
		$into = static function ( string $html ) use ( &$seen ): string {
			$seen = $html;
			return substr_replace( $html, '<p>Pay later</p>', (int) strrpos( $html, '</div>' ), 0 );
		};
		add_filter( 'render_block_woocommerce/cart-totals-block', $into );
		same(
			array( 'beside-totals' => array( 'acme/seal', '<div class="wp-block-woocommerce-cart-totals-block"><p>Pay later</p></div>' ) ),
			array_map(
				// WooCommerce adds its own name.
				static fn( array $html ): array => (array) preg_replace( '/data-block-name="[^"]*" /', '', $html ),
				$kept( '<!-- wp:woocommerce/cart --><div><!-- wp:woocommerce/cart-totals-block --><div class="wp-block-woocommerce-cart-totals-block"><!-- wp:acme/seal /--></div><!-- /wp:woocommerce/cart-totals-block --></div><!-- /wp:woocommerce/cart -->' )
			)
		);
		remove_filter( 'render_block_woocommerce/cart-totals-block', $into );
		same( true, false !== strpos( $seen, '<div data-block-name="acme/seal" class="wp-block-acme-seal"></div>' ) );
	},
	'nothing of the replaced is fetched ahead'         => static function () use ( $with, $both ): void {
		$folder = 'https://shop.test/wp-content/plugins/woocommerce/assets/client/blocks/';
		$script = static fn( string $url ): array => array(
			'href' => $url,
			'as'   => 'script',
		);
		$hints  = array( 'https://fonts.test/', $script( $folder . 'cart-frontend.js?ver=1' ), $script( $folder . 'checkout-frontend.js?ver=1' ), $script( 'https://shop.test/wp-includes/js/dist/data.min.js?ver=1' ), array( 'href' => 'https://shop.test/next/' ) );
		$left   = static fn( string $relation = 'prefetch' ): array => array_keys( ( new Hints() )->without_replaced( $hints, $relation ) );
		$with(
			array(),
			static function () use ( $left ): void {
				same( array( 0, 1, 2, 3, 4 ), $left() );
			}
		);
		$with(
			array( 'replace_cart' => true ),
			static function () use ( $left ): void {
				same( array( 0, 2, 3, 4 ), $left() );
			}
		);
		$with(
			$both,
			static function () use ( $left ): void {
				same( array( 0, 4 ), $left() );
				same( array( 0, 1, 2, 3, 4 ), $left( 'preconnect' ) );
			}
		);
	},
	'settings are what they should be, whatever is found' => static function (): void {
		foreach ( array( null, '', 'x', 1, array( 'replace_cart' => array( 'x' ), 'replace_for' => array(), 'keep_checkout_draft' => new stdClass(), 'other' => '<script>' ) ) as $found ) {
			same( Settings::USUAL, ( new Settings( $found ) )->all() );
		}
		$chosen = ( new Settings( array( 'replace_cart' => '1', 'replace_checkout' => 'false', 'replace_for' => 'managers', 'keep_checkout_draft' => '0' ) ) )->all();
		same( array( true, false, 'managers', false, false ), array_values( $chosen ) );
	},
);
