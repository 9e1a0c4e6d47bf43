<?php
/**
 * WooCommerce's handles on a page with our checkout.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Compat\Handles;
use StorefrontIslands\Compat\Originals;

/** A page as WooCommerce would leave it: its scripts, a payment method's, and our own. */
$page_of_woocommerce = static function (): WP_Scripts {
	$folder  = '/wp-content/plugins/woocommerce/assets/client/blocks/';
	$scripts = new WP_Scripts();
	$scripts->add( Handles::CHECKOUT, '/ours.js', array( 'wp-element' ) );
	$scripts->add( 'wc-settings', $folder . 'wc-settings.js', array( 'wp-api-fetch' ) );
	$scripts->add( 'wc-price-format', $folder . 'price-format.js', array( 'wc-settings' ) );
	$scripts->add( 'wc-blocks-registry', $folder . 'wc-blocks-registry.js', array( 'wc-settings' ) );
	$scripts->add( 'wc-payment-method-cod', $folder . 'wc-payment-method-cod.js', array( 'wc-blocks-registry' ) );
	$scripts->add( 'wc-price-filter-block-frontend', $folder . 'price-filter-frontend.js', array( 'wc-price-format' ) );
	$scripts->add_inline_script( 'wc-settings', 'var wcSettings = {};', 'before' );
	$scripts->enqueue( array( 'wc-settings', 'wc-payment-method-cod' ) );
	return $scripts;
};

return array(
	'names become ours, with what was printed beside them' => static function () use ( $page_of_woocommerce ): void {
		$scripts = $page_of_woocommerce();
		same( array(), ( new Originals( $scripts ) )->needed( array( 'wc-payment-method-cod' ) ) );
		( new Handles( $scripts ) )->take_over( Handles::CHECKOUT, array() );
		same( false, $scripts->registered['wc-settings']->src );
		same( array( 'wp-api-fetch', Handles::CHECKOUT ), $scripts->registered['wc-blocks-registry']->deps );
		same( array( 'var wcSettings = {};' ), array_values( array_filter( (array) $scripts->get_data( 'wc-settings', 'before' ) ) ) );
		$scripts->all_deps( array( 'wc-payment-method-cod' ) );
		same( true, in_array( Handles::CHECKOUT, $scripts->to_do, true ) );
	},
	'what a block of WooCommerce needs stays, and ours comes behind it' => static function () use ( $page_of_woocommerce ): void {
		$scripts = $page_of_woocommerce();
		$scripts->enqueue( 'wc-price-filter-block-frontend' );
		$kept = ( new Originals( $scripts ) )->needed( array( 'wc-payment-method-cod' ) );
		same( array( 'wc-settings', 'wc-price-format' ), $kept );
		( new Handles( $scripts ) )->take_over( Handles::CHECKOUT, $kept );
		same( true, is_string( $scripts->registered['wc-settings']->src ) );
		same( false, $scripts->registered['wc-blocks-registry']->src );
		same( array( 'wp-element', 'wc-settings', 'wc-price-format' ), $scripts->registered[ Handles::CHECKOUT ]->deps );
	},
	'WooCommerce’s own payment methods need nothing of the script for plugins; another plugin’s script does' => static function () use ( $page_of_woocommerce ): void {
		$scripts = $page_of_woocommerce();
		same( false, ( new Originals( $scripts ) )->are_wanted_by_plugins() );
		$scripts->add( 'gift-wrap-library', '/library.js', array( 'wc-blocks-checkout' ) );
		$scripts->add( 'gift-wrap', '/gift-wrap.js', array( 'gift-wrap-library' ) );
		$scripts->enqueue( 'gift-wrap' );
		same( true, ( new Originals( $scripts ) )->are_wanted_by_plugins() );
	},
	'what is printed already stays as it is'             => static function () use ( $page_of_woocommerce ): void {
		$scripts       = $page_of_woocommerce();
		$scripts->done = array( 'wc-settings' );
		( new Handles( $scripts ) )->take_over( Handles::CHECKOUT, array() );
		same( true, is_string( $scripts->registered['wc-settings']->src ) );
	},
);
