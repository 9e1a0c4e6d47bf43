<?php
/**
 * Who may see an order.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Html\Text;
use StorefrontIslands\Purchase\Access;
use StorefrontIslands\Purchase\AskedFor;
use StorefrontIslands\Views\Purchase\Headings;
use StorefrontIslands\Views\Purchase\WithoutPurchase;

/** The verdict for an order that is old and a guest's, but for what is told. */
$verdict = static function ( array $facts ): string {
	$access               = new Access();
	$access->has_key      = true;
	$access->email        = 'ada@example.com';
	$access->age          = 3600;
	foreach ( $facts as $name => $value ) {
		$access->$name = $value;
	}
	return $access->verdict();
};

return array(
	'nobody without its key'                          => static function () use ( $verdict ): void {
		same( Access::NONE, $verdict( array( 'has_key' => false ) ) );
		same( Access::NONE, $verdict( array( 'has_key' => false, 'age' => 0 ) ) );
		same( Access::NONE, $verdict( array( 'has_key' => false, 'owner' => 3, 'visitor' => 3 ) ) );
		same( Access::NONE, $verdict( array( 'has_key' => false, 'known_emails' => array( 'ada@example.com' ) ) ) );
	},
	'a customer’s order is the customer’s alone'      => static function () use ( $verdict ): void {
		same( Access::OPEN, $verdict( array( 'owner' => 3, 'visitor' => 3 ) ) );
		same( Access::LOG_IN, $verdict( array( 'owner' => 3, 'visitor' => 4 ) ) );
		same( Access::LOG_IN, $verdict( array( 'owner' => 3, 'visitor' => 0, 'age' => 0 ) ) );
		same( Access::LOG_IN, $verdict( array( 'owner' => 3, 'visitor' => 0, 'known_emails' => array( 'ada@example.com' ) ) ) );
	},
	'a guest’s is whose e-mail it is'                 => static function () use ( $verdict ): void {
		same( Access::VERIFY_EMAIL, $verdict( array() ) );
		same( Access::VERIFY_EMAIL, $verdict( array( 'visitor' => 4 ) ) );
		same( Access::VERIFY_EMAIL, $verdict( array( 'known_emails' => array( '', 'eve@example.com' ) ) ) );
		same( Access::OPEN, $verdict( array( 'known_emails' => array( '', ' Ada@Example.com ' ) ) ) );
		same( Access::OPEN, $verdict( array( 'is_staff' => true ) ) );
		same( Access::OPEN, $verdict( array( 'email' => '' ) ) );
	},
	'who has just ordered is asked nothing'           => static function () use ( $verdict ): void {
		same( Access::OPEN, $verdict( array( 'age' => Access::GRACE ) ) );
		same( Access::VERIFY_EMAIL, $verdict( array( 'age' => Access::GRACE + 1 ) ) );
		same( Access::VERIFY_EMAIL, $verdict( array( 'age' => 1, 'grace' => 0 ) ) );
	},
	'without a shop page the way leads home'           => static function (): void {
		$html = WithoutPurchase::html( Access::NONE, AskedFor::now(), new Headings( 2 ), '' );
		same( true, false !== strpos( $html, 'href="' . Text::url( home_url( '/' ) ) . '"' ) );
	},
);
