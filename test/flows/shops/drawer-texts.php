<?php
/**
 * Shop whose template part for the drawer of WooCommerce's mini-cart has been edited.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_get_block_template',
	static function ( $template, string $id ) {
		if ( get_stylesheet() . '//mini-cart' !== $id ) {
			return $template;
		}
		$edited          = new WP_Block_Template();
		$edited->id      = $id;
		$edited->slug    = 'mini-cart';
		$edited->type    = 'wp_template_part';
		$edited->content = '<!-- wp:woocommerce/mini-cart-contents --><!-- wp:woocommerce/filled-mini-cart-contents-block -->'
			. '<!-- wp:woocommerce/mini-cart-title-block --><!-- wp:woocommerce/mini-cart-title-label-block {"label":"My basket"} /--><!-- /wp:woocommerce/mini-cart-title-block -->'
			. '<!-- wp:woocommerce/mini-cart-footer-block --><!-- wp:woocommerce/mini-cart-checkout-button-block {"checkoutButtonLabel":"Pay \u0026amp; go"} /--><!-- /wp:woocommerce/mini-cart-footer-block -->'
			. '<!-- /wp:woocommerce/filled-mini-cart-contents-block --><!-- /wp:woocommerce/mini-cart-contents -->';
		return $edited;
	},
	10,
	2
);
