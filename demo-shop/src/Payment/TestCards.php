<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

defined( 'ABSPATH' ) || exit;

/**
 * Cards of the test gateway by token. assets/card.js turns card numbers into tokens; a number never reaches the server.
 */
final class TestCards {
	public const SUCCEEDS  = 'tok_success';
	public const DECLINED  = 'tok_declined';
	public const SILENT    = 'tok_silent';
	public const EXCEPTION = 'tok_exception';
	public const CONFIRM   = 'tok_confirm';
	public const HANGS     = 'tok_hang';
	public const HTML      = 'tok_html';
	public const CRASH     = 'tok_crash';
	public const EXPRESS   = 'tok_express';

	/** Brand and last digits by token. */
	private const KNOWN = array(
		self::SUCCEEDS  => array( 'Visa', '4242' ),
		self::DECLINED  => array( 'Mastercard', '0002' ),
		self::SILENT    => array( 'Visa', '0101' ),
		self::EXCEPTION => array( 'Visa', '9995' ),
		self::CONFIRM   => array( 'Visa', '3220' ),
		self::HANGS     => array( 'Visa', '0259' ),
		self::HTML      => array( 'Visa', '0119' ),
		self::CRASH     => array( 'Visa', '0341' ),
		self::EXPRESS   => array( 'Visa', '4242' ),
	);

	public static function is_known( string $token ): bool {
		return isset( self::KNOWN[ $token ] );
	}

	/**
	 * Returns the data of a card that may be displayed.
	 *
	 * @return array{brand: string, last4: string, expires: string}
	 */
	public static function description( string $token ): array {
		list( $brand, $last4 ) = self::KNOWN[ $token ] ?? array( 'Card', '0000' );
		return array(
			'brand'   => $brand,
			'last4'   => $last4,
			'expires' => '12/34',
		);
	}
}
