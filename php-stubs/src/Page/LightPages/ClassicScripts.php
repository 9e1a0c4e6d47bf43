<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\LightPages;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's classic scripts that it loads on whole kinds of pages, with the elements that each serves. Others it
 * loads where their elements are: they stay like a script of a plugin.
 */
final class ClassicScripts {
	private const GALLERY = array( 'woocommerce-product-gallery', 'flexslider' );

	/** Names of classes, and what PageHtml::marks() has for other elements, by handle. */
	private const SERVED = array(
		'woocommerce'              => array( 'woocommerce-ordering', 'qty', 'woocommerce-store-notice', 'woocommerce-input-wrapper', PageHtml::PASSWORD, 'coming-soon-footer-banner-dismiss', 'remove_from_cart_button', 'woocommerce-message', 'woocommerce-error', 'wc-block-components-notice-banner', 'woocommerce-result-count' ),
		'wc-add-to-cart'           => array( 'add_to_cart_button', 'ajax_add_to_cart', 'remove_from_cart_button' ),
		'wc-add-to-cart-variation' => array( 'variations_form' ),
		'wc-cart-fragments'        => array( 'widget_shopping_cart_content' ),
		'wc-single-product'        => array( 'wc-tabs', 'woocommerce-tabs', 'comment-form-rating', PageHtml::RATING, 'woocommerce-review-link', 'woocommerce-product-gallery' ),
		'wc-zoom'                  => self::GALLERY,
		'wc-flexslider'            => self::GALLERY,
		'wc-photoswipe-ui-default' => self::GALLERY,
		// Handles before WooCommerce 10.3, and their aliases since.
		'zoom'                     => self::GALLERY,
		'flexslider'               => self::GALLERY,
		'photoswipe-ui-default'    => self::GALLERY,
		'selectWoo'                => array( 'country_select', 'state_select', 'country_to_state', 'wc-enhanced-select' ),
		'wc-account-i18n'          => array( PageHtml::ALERT ),
	);

	/**
	 * Scripts of this plugin with which plugins for the classic cart and checkout run: their own code uses jQuery, also where
	 * nothing on the page tells.
	 */
	public const BRING_PLUGINS = array( 'storefront-islands-classic-hooks', 'storefront-islands-classic-gateways' );

	/** Buttons with one of these classes are served by WooCommerce's blocks, or by this plugin, and not by the script. */
	private const OF_OTHERS = array( 'wc-interactive', 'storefront-add-to-cart__button' );
	private const BUTTONS   = array( 'add_to_cart_button', 'ajax_add_to_cart' );

	/**
	 * Returns the handles.
	 *
	 * @return list<string>
	 */
	public static function handles(): array {
		return array_keys( self::SERVED );
	}

	/**
	 * Returns the scripts that elements of the page need, with the class of one of those.
	 *
	 * @param list<list<string>> $marks PageHtml::marks().
	 * @return array<string, string> Class by handle.
	 */
	public static function serving( array $marks ): array {
		$names = array();
		foreach ( $marks as $classes ) {
			$names += array_flip( array() === array_intersect( self::OF_OTHERS, $classes ) ? $classes : array_diff( $classes, self::BUTTONS ) );
		}
		$serving = array();
		foreach ( self::SERVED as $handle => $served ) {
			foreach ( $served as $name ) {
				if ( isset( $names[ $name ] ) ) {
					$serving[ $handle ] = $name;
					break;
				}
			}
		}
		return $serving;
	}
}
