<?php
/**
 * Reads filters from an address.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

defined( 'ABSPATH' ) || exit;

/** From query arguments to filters (spec section 2, filter state in the URL). The other way is ArgumentWriter's. */
final class ArgumentReader {
	/** Values of one filter that are read at most. */
	private const MOST_VALUES = 100;

	/** Characters of one value at most. */
	private const LONGEST_VALUE = 200;

	/** Beyond it JavaScript counts no longer exactly. */
	private const HIGHEST_PRICE = 9007199254740991;

	/**
	 * What the shop's addresses can say.
	 *
	 * @var Vocabulary
	 */
	private $vocabulary;

	/**
	 * Takes the vocabulary.
	 *
	 * @param Vocabulary $vocabulary What the shop's addresses can say.
	 */
	public function __construct( Vocabulary $vocabulary ) {
		$this->vocabulary = $vocabulary;
	}

	/**
	 * The filters.
	 *
	 * @param array<array-key, mixed> $arguments As $_GET holds them, without slashes.
	 */
	public function read( array $arguments ): Filters {
		$filters = ( new Filters() )
			->with_price( $this->price( $arguments['min_price'] ?? '' ), $this->price( $arguments['max_price'] ?? '' ) )
			->with_ratings( self::known( $arguments['rating_filter'] ?? '', Filters::RATINGS ) )
			->with_stock( self::known( $arguments['filter_stock_status'] ?? '', Filters::STOCK_STATUSES ) )
			->with_categories( self::values( $arguments['categories'] ?? '' ) );
		foreach ( $arguments as $name => $value ) {
			$argument = ArgumentName::read( (string) $name, $this->vocabulary );
			if ( null === $argument ) {
				continue;
			}
			if ( ArgumentName::ATTRIBUTE === $argument->kind ) {
				$operator = $arguments[ 'query_type_' . substr( (string) $name, strlen( 'filter_' ) ) ] ?? '';
				$filters  = $filters->with_attribute( $argument->taxonomy, self::values( $value ), 'and' === $operator );
			} elseif ( ArgumentName::WIDGET === $argument->kind ) {
				$filters = $filters->with_taxonomy( $argument->widget_id, $argument->taxonomy, self::values( $value ) );
			}
		}
		return $filters;
	}

	/**
	 * A price in minor units; null for what is none.
	 *
	 * @param mixed $value Major units with a point. A form says its field's bound beside it, at which the filter ends.
	 */
	private function price( $value ): ?int {
		if ( is_array( $value ) ) {
			$price = $this->price( $value['value'] ?? '' );
			return $this->price( $value['bound'] ?? '' ) === $price ? null : $price;
		}
		if ( ! is_string( $value ) || 1 !== preg_match( '/^\d{1,16}(?:\.\d{1,16})?$/D', $value ) ) {
			return null;
		}
		$minor = round( (float) $value * 10 ** $this->vocabulary->minor_unit );
		return $minor <= self::HIGHEST_PRICE ? (int) $minor : null;
	}

	/**
	 * Values of a list that are among those that there are.
	 *
	 * @param mixed        $value Of an argument.
	 * @param list<string> $known Those that there are.
	 * @return list<string>
	 */
	private static function known( $value, array $known ): array {
		return array_values( array_intersect( self::values( $value ), $known ) );
	}

	/**
	 * The values of a list, each once.
	 *
	 * @param mixed $value Text with commas; a form's lists are arrays of such texts.
	 * @return list<string>
	 */
	private static function values( $value ): array {
		$texts  = array_filter( is_array( $value ) ? $value : array( $value ), 'is_string' );
		$values = array();
		foreach ( explode( ',', implode( ',', $texts ) ) as $one ) {
			$one = trim( wp_check_invalid_utf8( $one ) );
			if ( '' !== $one && mb_strlen( $one ) <= self::LONGEST_VALUE ) {
				// Not as a key: PHP would make a number of "38".
				$values[] = $one;
			}
		}
		return array_slice( array_values( array_unique( $values ) ), 0, self::MOST_VALUES );
	}
}
