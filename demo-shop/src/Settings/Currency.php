<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Settings;

defined( 'ABSPATH' ) || exit;

/** Currency of the shop, with WooCommerce's seven currency fields. */
final class Currency {
	/** Symbol and number of decimals by code, of the supported currencies. */
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

	public string $symbol;

	/** Number of decimals. */
	public int $minor_unit;

	/** One of left, left_space, right, right_space. */
	public string $position;

	public function __construct( string $code, string $position ) {
		list( $symbol, $minor_unit ) = self::KNOWN[ $code ] ?? array( $code, 2 );
		$this->code                  = $code;
		$this->symbol                = $symbol;
		$this->minor_unit            = $minor_unit;
		$this->position              = $position;
	}

	/**
	 * Returns the seven fields that accompany amounts in responses.
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
	 * Returns amounts for a response: as strings, with the currency fields.
	 *
	 * @param array<string, int|null> $amounts Amounts in minor units.
	 * @return array<string, mixed>
	 */
	public function to_response( array $amounts ): array {
		$texts = array();
		foreach ( $amounts as $name => $amount ) {
			$texts[ $name ] = null === $amount ? null : (string) $amount;
		}
		return $texts + $this->fields();
	}

	/** Formats an amount in minor units for display. */
	public function format( int $amount ): string {
		return $this->prefix() . number_format( $amount / 10 ** $this->minor_unit, $this->minor_unit ) . $this->suffix();
	}

	/** Returns an amount in minor units with the markup of WooCommerce's wc_price(). */
	public function html( int $amount, bool $is_hidden = false ): string {
		$symbol = '<span class="woocommerce-Price-currencySymbol" translate="no">' . esc_html( $this->symbol ) . '</span>';
		return sprintf(
			'<span class="woocommerce-Price-amount amount"%s><bdi>%s</bdi></span>',
			$is_hidden ? ' aria-hidden="true"' : '',
			str_replace( $this->symbol, $symbol, $this->format( $amount ) )
		);
	}

	private function prefix(): string {
		$prefixes = array(
			'left'       => $this->symbol,
			'left_space' => $this->symbol . ' ',
		);
		return $prefixes[ $this->position ] ?? '';
	}

	private function suffix(): string {
		$suffixes = array(
			'right'       => $this->symbol,
			'right_space' => ' ' . $this->symbol,
		);
		return $suffixes[ $this->position ] ?? '';
	}
}
