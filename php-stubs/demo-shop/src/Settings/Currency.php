<?php
/**
 * The shop's currency.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Settings;

defined( 'ABSPATH' ) || exit;

/** How the shop's currency is written, in WooCommerce's seven fields. */
final class Currency {
	/** Code → symbol and decimals, of the currencies that the demo shop can be given. */
	private const KNOWN = array(
		'USD' => array( '$', 2 ),
		'EUR' => array( '€', 2 ),
		'GBP' => array( '£', 2 ),
		'CHF' => array( 'CHF', 2 ),
		'BRL' => array( 'R$', 2 ),
		'CNY' => array( '¥', 2 ),
		'JPY' => array( '¥', 0 ),
		'KRW' => array( '₩', 0 ),
		'KWD' => array( 'د.ك', 3 ),
	);

	/** ISO 4217 code. */
	public string $code;

	/** What stands for it in prices. */
	public string $symbol;

	/** Digits after the separator. */
	public int $minor_unit;

	/** One of left, left_space, right, right_space. */
	public string $position;

	/** Describes a currency. */
	public function __construct( string $code, string $position ) {
		list( $symbol, $minor_unit ) = self::KNOWN[ $code ] ?? array( $code, 2 );
		$this->code                  = $code;
		$this->symbol                = $symbol;
		$this->minor_unit            = $minor_unit;
		$this->position              = $position;
	}

	/**
	 * The seven fields that accompany amounts in answers.
	 *
	 * @return array<string, string|int>
	 */
	public function fields(): array {
		return array(
			'currency_code'               => $this->code,
			'currency_symbol'             => $this->symbol,
			'currency_minor_unit'         => $this->minor_unit,
			'currency_decimal_separator'  => '.',
			'currency_thousand_separator' => ',',
			'currency_prefix'             => $this->prefix(),
			'currency_suffix'             => $this->suffix(),
		);
	}

	/**
	 * Amounts as an answer holds them: strings, with the currency's fields beside them.
	 *
	 * @param array<string, int|null> $amounts Minor units.
	 * @return array<string, mixed>
	 */
	public function answer( array $amounts ): array {
		$texts = array();
		foreach ( $amounts as $name => $amount ) {
			$texts[ $name ] = null === $amount ? null : (string) $amount;
		}
		return $texts + $this->fields();
	}

	/** An amount in minor units as a shopper reads it. */
	public function format( int $amount ): string {
		return $this->prefix() . number_format( $amount / 10 ** $this->minor_unit, $this->minor_unit ) . $this->suffix();
	}

	/** What stands before a number. */
	private function prefix(): string {
		$prefixes = array(
			'left'       => $this->symbol,
			'left_space' => $this->symbol . ' ',
		);
		return $prefixes[ $this->position ] ?? '';
	}

	/** What stands after a number. */
	private function suffix(): string {
		$suffixes = array(
			'right'       => $this->symbol,
			'right_space' => ' ' . $this->symbol,
		);
		return $suffixes[ $this->position ] ?? '';
	}
}
