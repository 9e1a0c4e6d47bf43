<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

use StorefrontIslands\Support\DataFile;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Purpose of a query argument, determined by its complete name: filter_size is not a prefix of filter_size_eu. An
 * argument that is not a filter belongs to another plugin.
 */
final class ArgumentName {
	public const PLAIN = 'plain';

	public const ATTRIBUTE = 'attribute';

	private const OPERATOR = 'operator';

	public const WIDGET = 'widget';

	/** PLAIN, ATTRIBUTE, OPERATOR or WIDGET. */
	public string $kind;

	/** Taxonomy of the filter; empty for PLAIN. */
	public string $taxonomy;

	/** Id of the product grid's widget; empty except for WIDGET. */
	public string $widget_id;

	/**
	 * @param string $kind PLAIN, ATTRIBUTE, OPERATOR or WIDGET.
	 * @param string $widget_id Id of the product grid's widget.
	 */
	private function __construct( string $kind, string $taxonomy = '', string $widget_id = '' ) {
		$this->kind      = $kind;
		$this->taxonomy  = $taxonomy;
		$this->widget_id = $widget_id;
	}

	/**
	 * Parses the name of a query argument; null if it is not a filter of this shop.
	 *
	 * @param string     $name       Decoded name, without its array brackets.
	 * @param FilterSchema $schema Filter arguments that the shop's URLs may contain.
	 */
	public static function read( string $name, FilterSchema $schema ): ?self {
		$fixed = array_map( static fn( JsonReader $kind ): string => $kind->string( 'argument' ), Filters::fixed_kinds() );
		if ( in_array( $name, array_merge( self::names()->strings( 'plain' ), $fixed ), true ) ) {
			return new self( self::PLAIN );
		}
		if ( 1 === preg_match( '/^' . self::names()->string( 'widgetPrefix' ) . '([^-]+)-(.+)$/suD', $name, $parts ) ) {
			return new self( self::WIDGET, $parts[2], $parts[1] );
		}
		foreach ( array(
			'attributePrefix' => self::ATTRIBUTE,
			'operatorPrefix'  => self::OPERATOR,
		) as $key => $kind ) {
			$prefix   = self::names()->string( $key );
			$taxonomy = 'pa_' . substr( $name, strlen( $prefix ) );
			if ( 0 === strpos( $name, $prefix ) && $schema->has_attribute( $taxonomy ) ) {
				return new self( $kind, $taxonomy );
			}
		}
		return null;
	}

	/** Returns the content of data/filter-arguments.json: names, prefixes, patterns and limits. */
	public static function names(): JsonReader {
		return DataFile::read( 'filter-arguments' );
	}

	/**
	 * Returns the name of a PLAIN argument.
	 *
	 * @param string $key Key in data/filter-arguments.json, such as "minPrice".
	 */
	public static function plain( string $key ): string {
		return self::names()->object( 'plain' )->string( $key );
	}

	/**
	 * Returns the argument name of an attribute.
	 *
	 * @param string $taxonomy Taxonomy such as "pa_color".
	 */
	public static function of_attribute( string $taxonomy ): string {
		return self::names()->string( 'attributePrefix' ) . self::without_prefix( $taxonomy );
	}

	/**
	 * Returns the name of the argument that holds the operator of an attribute.
	 *
	 * @param string $taxonomy Taxonomy such as "pa_color".
	 */
	public static function of_operator( string $taxonomy ): string {
		return self::names()->string( 'operatorPrefix' ) . self::without_prefix( $taxonomy );
	}

	/**
	 * Returns the argument name of a widget's taxonomy.
	 *
	 * @param string $widget_id Id of the product grid's widget.
	 * @param string $taxonomy  Taxonomy such as "product_cat".
	 */
	public static function of_widget( string $widget_id, string $taxonomy ): string {
		return self::names()->string( 'widgetPrefix' ) . $widget_id . '-' . $taxonomy;
	}

	/**
	 * Returns the name of an attribute without the prefix "pa_".
	 *
	 * @param string $taxonomy Taxonomy such as "pa_color".
	 */
	private static function without_prefix( string $taxonomy ): string {
		return 0 === strpos( $taxonomy, 'pa_' ) ? substr( $taxonomy, 3 ) : $taxonomy;
	}
}
