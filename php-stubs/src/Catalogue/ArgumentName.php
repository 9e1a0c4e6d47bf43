<?php
/**
 * Names of query arguments.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

defined( 'ABSPATH' ) || exit;

/**
 * What an argument of the address is for, known by its whole name: filter_size is not the beginning of filter_size_eu. Any
 * argument that is not a filter's is somebody else's.
 */
final class ArgumentName {
	public const PLAIN = 'plain';

	public const ATTRIBUTE = 'attribute';

	public const OPERATOR = 'operator';

	public const WIDGET = 'widget';

	private const PLAIN_NAMES = array( 'min_price', 'max_price', 'rating_filter', 'filter_stock_status', 'categories' );

	/**
	 * PLAIN, ATTRIBUTE, OPERATOR or WIDGET.
	 *
	 * @var string
	 */
	public $kind;

	/**
	 * The taxonomy that it is about; empty for plain ones.
	 *
	 * @var string
	 */
	public $taxonomy;

	/**
	 * Whose grid it is about; empty for all but WIDGET.
	 *
	 * @var string
	 */
	public $widget_id;

	/**
	 * Takes what it is for.
	 *
	 * @param string $kind      PLAIN, ATTRIBUTE, OPERATOR or WIDGET.
	 * @param string $taxonomy  The taxonomy that it is about.
	 * @param string $widget_id Whose grid it is about.
	 */
	private function __construct( string $kind, string $taxonomy = '', string $widget_id = '' ) {
		$this->kind      = $kind;
		$this->taxonomy  = $taxonomy;
		$this->widget_id = $widget_id;
	}

	/**
	 * What an argument is for; null where it is no filter of this shop.
	 *
	 * @param string     $name       Its name, decoded, without what makes it an array in PHP.
	 * @param Vocabulary $vocabulary What the shop's addresses can say.
	 */
	public static function read( string $name, Vocabulary $vocabulary ): ?self {
		if ( in_array( $name, self::PLAIN_NAMES, true ) ) {
			return new self( self::PLAIN );
		}
		if ( 1 === preg_match( '/^e-filter-([^-]+)-(.+)$/suD', $name, $parts ) ) {
			return new self( self::WIDGET, $parts[2], $parts[1] );
		}
		if ( 1 === preg_match( '/^(filter|query_type)_(.+)$/suD', $name, $parts ) && $vocabulary->has_attribute( 'pa_' . $parts[2] ) ) {
			return new self( 'filter' === $parts[1] ? self::ATTRIBUTE : self::OPERATOR, 'pa_' . $parts[2] );
		}
		return null;
	}

	/**
	 * The name of an attribute's argument.
	 *
	 * @param string $taxonomy "pa_color".
	 */
	public static function of_attribute( string $taxonomy ): string {
		return 'filter_' . self::without_prefix( $taxonomy );
	}

	/**
	 * The name of the argument that holds an attribute's operator.
	 *
	 * @param string $taxonomy "pa_color".
	 */
	public static function of_operator( string $taxonomy ): string {
		return 'query_type_' . self::without_prefix( $taxonomy );
	}

	/**
	 * The name of a widget's argument.
	 *
	 * @param string $widget_id Whose grid it is.
	 * @param string $taxonomy  "product_cat".
	 */
	public static function of_widget( string $widget_id, string $taxonomy ): string {
		return 'e-filter-' . $widget_id . '-' . $taxonomy;
	}

	/**
	 * An attribute's own name.
	 *
	 * @param string $taxonomy "pa_color".
	 */
	private static function without_prefix( string $taxonomy ): string {
		return 0 === strpos( $taxonomy, 'pa_' ) ? substr( $taxonomy, 3 ) : $taxonomy;
	}
}
