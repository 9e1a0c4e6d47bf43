<?php
/**
 * What editors choose for blocks, in the server's HTML; test/parity holds React to the same.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Views\MiniCart\Button;
use StorefrontIslands\Views\Ui\BlockChoices;

$settings = array(
	'couponsEnabled' => true,
	'checkout'       => array(
		'takesOrderNotes' => true,
		'offersLogin'     => true,
	),
	'storePages'     => array(
		'cart'  => array( 'permalink' => '/cart/' ),
		'terms' => array( 'permalink' => '/terms/' ),
	),
);

return array(
	'a block without attributes leaves nothing out and tells nothing' => static function () use ( $settings ): void {
		foreach ( array( array(), array( 'showCoupons' => true ), null ) as $attributes ) {
			$choices = new BlockChoices( $attributes );
			same( array(), $choices->props() );
			same( 2, $choices->heading_level() );
			same( $settings['couponsEnabled'], $choices->settings( $settings )['couponsEnabled'] );
			same( $settings['checkout'], $choices->settings( $settings )['checkout'] );
			same( $settings['storePages'], $choices->settings( $settings )['storePages'] );
		}
	},
	'what is switched off is left out, and the island is told'        => static function () use ( $settings ): void {
		$choices = new BlockChoices(
			array(
				'showCoupons'      => false,
				'showCrossSells'   => false,
				'showOrderNotes'   => false,
				'showPolicyLinks'  => false,
				'showReturnToCart' => false,
				'headingLevel'     => 9,
			)
		);
		$shown   = $choices->settings( $settings );
		same( false, $shown['couponsEnabled'] );
		same(
			array(
				'takesOrderNotes' => false,
				'offersLogin'     => true,
			),
			$shown['checkout']
		);
		same( array(), $shown['storePages'] );
		same( array( 'cross_sells' => array(), 'items' => array( 1 ) ), $choices->cart( array( 'items' => array( 1 ), 'cross_sells' => array( 2 ) ) ) );
		same(
			array(
				'hides'        => array( 'coupons', 'cross-sells', 'notes', 'policies', 'way-back' ),
				'headingLevel' => 6,
			),
			$choices->props()
		);
	},
	'the mini-cart has its icon, and its name for whoever does not see it' => static function (): void {
		$html  = static function ( string $icon, bool $shows_label ): string {
			return html_entity_decode( Button::node( '/cart/', $icon, $shows_label )->html() );
		};
		$usual = $html( 'bag', true );
		same( $usual, html_entity_decode( Button::node( '/cart/' )->html() ) );
		same( $usual, $html( 'no such icon', true ) );
		same( true, false !== strpos( $usual, '<span class="storefront-mini-cart__label">Cart</span>' ) );
		same( true, false !== strpos( $html( 'basket', false ), '<span class="storefront-visually-hidden">Cart</span>' ) );
		same( false, $html( 'cart', true ) === $html( 'basket', true ) );
	},
);
