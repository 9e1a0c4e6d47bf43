<?php
/**
 * The checkout's server HTML.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Areas\Areas;
use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Views\Checkout\CheckoutView;
use StorefrontIslands\Views\Checkout\WithoutScript;

$settings = static function ( array $checkout = array() ): array {
	$all             = ( new SiteSettings( CurrentShop::get() ) )->all( true );
	$all['checkout'] = array_merge( (array) $all['checkout'], $checkout );
	return $all;
};
$cart     = static function ( array $overrides = array() ): array {
	$totals = array(
		'total_items'         => '2000',
		'total_price'         => '2000',
		'currency_minor_unit' => 2,
		'currency_prefix'     => '$',
	);
	return $overrides + array(
		'items'           => array(
			array(
				'key'      => 'one',
				'name'     => 'Mug &lt;script&gt;',
				'quantity' => 2,
				'totals'   => $totals + array( 'line_subtotal' => '2000' ),
				'prices'   => $totals + array( 'price' => '1000' ),
			),
		),
		'totals'          => $totals,
		'needs_payment'   => true,
		'needs_shipping'  => false,
		'payment_methods' => array( 'cod', 'elsewhere', 'bacs' ),
	);
};
$page     = static function ( array $cart, array $settings ): DOMXPath {
	$areas    = Areas::of( new WP_Block( array( 'blockName' => 'storefront-islands/checkout' ) ), Areas::CHECKOUT );
	$document = new DOMDocument();
	libxml_use_internal_errors( true );
	$document->loadHTML( '<meta charset="utf-8">' . CheckoutView::node( $cart, $settings, array(), $areas )->html() );
	return new DOMXPath( $document );
};
$texts    = static function ( DOMXPath $page, string $query ): array {
	$texts = array();
	foreach ( $page->query( $query ) as $node ) {
		$texts[] = trim( $node->nodeValue );
	}
	return $texts;
};

return array(
	'nothing of the form is posted anywhere'          => static function () use ( $cart, $page, $settings ): void {
		$form = $page( $cart(), $settings() )->query( '//form' )->item( 0 );
		same( 'dialog', $form->getAttribute( 'method' ) );
		same( false, $form->hasAttribute( 'action' ) );
		same( 0, $page( $cart(), $settings() )->query( '//form//*[@type="submit"]' )->length );
	},
	'methods that the shop takes keep their place, in its order' => static function () use ( $cart, $page, $settings, $texts ): void {
		$shop = array( 'paymentMethodSortOrder' => array( 'bacs', 'cod' ) ) + $settings(
			array(
				'gateways' => array(
					'cod'    => 'Cash',
					'bacs'   => 'Bank',
					'unused' => 'Unused',
				),
			)
		);
		$view = $page( $cart(), $shop );
		same( array( 'Bank', 'Cash' ), $texts( $view, '//*[@id="payment-method"]//label' ) );
		same( 'bacs', $view->query( '//*[@id="payment-method"]//input[@checked]' )->item( 0 )->getAttribute( 'value' ) );
	},
	'nothing is asked about payment where nothing is to pay' => static function () use ( $cart, $page, $settings ): void {
		same( 0, $page( $cart( array( 'needs_payment' => false ) ), $settings() )->query( '//*[@id="payment-method"]' )->length );
	},
	'a shop for its customers only asks strangers to log in' => static function () use ( $cart, $page, $settings, $texts ): void {
		$view = $page(
			$cart(),
			$settings(
				array(
					'allowsGuests'  => false,
					'offersAccount' => false,
					'loginUrl'      => '/log-in/',
				)
			)
		);
		same( 0, $view->query( '//form' )->length );
		same( '/log-in/', $view->query( '//a' )->item( 0 )->getAttribute( 'href' ) );
	},
	'an empty cart leads to the shop'                 => static function () use ( $cart, $page, $settings, $texts ): void {
		$view = $page( $cart( array( 'items' => array() ) ), $settings() );
		same( array( 'Your cart is empty' ), $texts( $view, '//h2' ) );
		same( 0, $view->query( '//form' )->length );
	},
	'texts of the shop stay texts'                    => static function () use ( $cart, $page, $settings ): void {
		same( 0, $page( $cart(), $settings() )->query( '//script' )->length );
	},
	'without scripts it says what is missing, and leads to the cart' => static function () use ( $settings ): void {
		$html = WithoutScript::html( $settings() );
		same( 1, preg_match( '~<noscript>.*JavaScript.*<a href="~', $html ) );
	},
);
