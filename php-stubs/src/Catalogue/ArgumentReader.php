<?php
/**
 * Reads filters from an address.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

defined( 'ABSPATH' ) || exit;

/** From query arguments to filters (spec section 2, filter state in the URL): filtersFromArguments in src/domain/catalogue. */
final class ArgumentReader {
	/** More values than any page offers are an attack. */
	private const MOST_VALUES = 100;

	/** Of one value, in UTF-16 units as JavaScript counts. */
	private const LONGEST_VALUE = 200;

	/** Minor units; beyond it JavaScript does not count exactly. */
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
	 * The filters, lists of them in the order of the arguments. What has no meaning is passed over.
	 *
	 * @param array<array-key, mixed> $arguments Names to texts, both decoded.
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
				$operator = $arguments[ ArgumentName::of_operator( $argument->taxonomy ) ] ?? '';
				$filters  = $filters->with_attribute( $argument->taxonomy, self::values( $value ), 'and' === $operator );
			} elseif ( ArgumentName::WIDGET === $argument->kind && count( $filters->taxonomies ) < self::MOST_VALUES ) {
				$filters = $filters->with_taxonomy( $argument->widget_id, $argument->taxonomy, self::values( $value ) );
			}
		}
		return $filters;
	}

	/**
	 * A price in minor units; null for what is none. Digits beyond the minor unit are rounded, half up, digit by digit: the
	 * numbers of machines would round 1.005 down.
	 *
	 * @param mixed $text Major units with a point.
	 */
	private function price( $text ): ?int {
		if ( ! is_string( $text ) || 1 !== preg_match( '/^(\d{1,16})(?:\.(\d{1,16}))?$/D', $text, $parts ) ) {
			return null;
		}
		$minor_unit = $this->vocabulary->minor_unit;
		$fraction   = str_pad( $parts[2] ?? '', $minor_unit + 1, '0' );
		$whole      = (float) ( $parts[1] . substr( $fraction, 0, $minor_unit ) );
		$amount     = $whole + ( $fraction[ $minor_unit ] >= '5' ? 1 : 0 );
		return $amount <= self::HIGHEST_PRICE ? (int) $amount : null;
	}

	/**
	 * Values of a list that are among those that there are.
	 *
	 * @param mixed        $text  Values with commas.
	 * @param list<string> $known Those that there are.
	 * @return list<string>
	 */
	private static function known( $text, array $known ): array {
		return array_values( array_intersect( self::values( $text ), $known ) );
	}

	/**
	 * The values of a list, each once.
	 *
	 * @param mixed $text Values with commas.
	 * @return list<string>
	 */
	private static function values( $text ): array {
		$values = array();
		foreach ( is_string( $text ) && mb_check_encoding( $text, 'UTF-8' ) ? explode( ',', $text ) : array() as $value ) {
			$value = (string) preg_replace( '/^\s+|\s+$/u', '', $value );
			if ( '' !== $value && strlen( (string) mb_convert_encoding( $value, 'UTF-16LE', 'UTF-8' ) ) / 2 <= self::LONGEST_VALUE ) {
				// Not as a key: PHP would make a number of "38".
				$values[] = $value;
			}
		}
		return array_slice( array_values( array_unique( $values ) ), 0, self::MOST_VALUES );
	}
}
