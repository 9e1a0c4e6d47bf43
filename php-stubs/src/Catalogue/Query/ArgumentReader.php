<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Converts query arguments to filters (docs/behaviour.md#filter-address): filtersFromArguments in
 * src/domain/catalogue.
 */
final class ArgumentReader {
	/** Maximum price in minor units: JavaScript's largest safe integer. */
	private const HIGHEST_PRICE = 9007199254740991;

	private FilterSchema $schema;

	public function __construct( FilterSchema $schema ) {
		$this->schema = $schema;
	}

	/**
	 * Returns the filters, lists in the order of the arguments. Invalid values are ignored.
	 *
	 * @param array<array-key, mixed> $arguments Values by name, both decoded.
	 */
	public function read( array $arguments ): Filters {
		$filters = ( new Filters() )
			->with_price( $this->price( $arguments[ ArgumentName::plain( 'minPrice' ) ] ?? '' ), $this->price( $arguments[ ArgumentName::plain( 'maxPrice' ) ] ?? '' ) )
			->with_categories( self::values( $arguments[ ArgumentName::plain( 'categories' ) ] ?? '' ) );
		foreach ( Filters::fixed_kinds() as $kind ) {
			$values  = self::values( $arguments[ $kind->string( 'argument' ) ] ?? '' );
			$filters = $filters->with_fixed( $kind->string( 'name' ), array_values( array_intersect( $values, $kind->strings( 'values' ) ) ) );
		}
		foreach ( $arguments as $name => $value ) {
			$argument = ArgumentName::read( (string) $name, $this->schema );
			if ( null === $argument ) {
				continue;
			}
			if ( ArgumentName::ATTRIBUTE === $argument->kind ) {
				$slugs    = self::values( $value );
				$operator = $arguments[ ArgumentName::of_operator( $argument->taxonomy ) ] ?? '';
				$is_any   = 'or' === $operator || count( $slugs ) < 2 || self::defaults_to_or();
				$filters  = $filters->with_attribute( $argument->taxonomy, $slugs, 'and' === $operator || ! $is_any );
			} elseif ( ArgumentName::WIDGET === $argument->kind && count( $filters->taxonomies ) < ArgumentName::names()->int( 'maxValues' ) ) {
				$filters = $filters->with_taxonomy( $argument->widget_id, $argument->taxonomy, self::values( $value ) );
			}
		}
		return $filters;
	}

	/** True if several terms without an operator are joined by "or"; WooCommerce's default is "and". */
	public static function defaults_to_or(): bool {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter.
		return 'or' === apply_filters( 'woocommerce_layered_nav_default_query_type', 'and' );
	}

	/**
	 * Parses a price into minor units; null if it is invalid. Digits beyond the minor unit are rounded half up on the
	 * digits of the text: as a floating-point number, 1.005 would be rounded down.
	 *
	 * @param mixed $text Major units with a decimal point.
	 */
	private function price( $text ): ?int {
		if ( ! is_string( $text ) || 1 !== preg_match( '/^(\d{1,16})(?:\.(\d{1,16}))?$/D', $text, $parts ) ) {
			return null;
		}
		$minor_unit = $this->schema->minor_unit;
		$fraction   = str_pad( $parts[2] ?? '', $minor_unit + 1, '0' );
		$whole      = (float) ( $parts[1] . substr( $fraction, 0, $minor_unit ) );
		$amount     = $whole + ( $fraction[ $minor_unit ] >= '5' ? 1 : 0 );
		return $amount <= self::HIGHEST_PRICE ? (int) $amount : null;
	}

	/**
	 * Returns the unique values of a list.
	 *
	 * @param mixed $text Values separated by commas.
	 * @return list<string>
	 */
	private static function values( $text ): array {
		$values     = array();
		$max_length = ArgumentName::names()->int( 'maxValueLength' );
		foreach ( is_string( $text ) && mb_check_encoding( $text, 'UTF-8' ) ? explode( ',', $text ) : array() as $value ) {
			$value = (string) preg_replace( '/^\s+|\s+$/u', '', $value );
			if ( '' !== $value && strlen( (string) mb_convert_encoding( $value, 'UTF-16LE', 'UTF-8' ) ) / 2 <= $max_length ) {
				// Not stored as a key: PHP would convert "38" to an integer.
				$values[] = $value;
			}
		}
		return array_slice( array_values( array_unique( $values ) ), 0, ArgumentName::names()->int( 'maxValues' ) );
	}
}
