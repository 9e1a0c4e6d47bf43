<?php
/**
 * A condition in SQL.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

defined( 'ABSPATH' ) || exit;

/** A piece of SQL with the values of its placeholders. */
final class Condition {
	/** @var literal-string With placeholders: %i for names, %s and %d for values. */
	public string $sql;

	/** @var list<string|int> For the placeholders. */
	public array $values;

	/**
	 * A condition.
	 *
	 * @param literal-string   $sql    With placeholders.
	 * @param list<string|int> $values For the placeholders.
	 */
	public function __construct( string $sql, array $values ) {
		$this->sql    = $sql;
		$this->values = $values;
	}

	/**
	 * Several at once.
	 *
	 * @param non-empty-list<self> $conditions The conditions.
	 * @param ' AND '|' OR '       $between    Whether all must hold or one.
	 */
	public static function join( array $conditions, string $between ): self {
		return new self(
			'( ' . implode( $between, array_column( $conditions, 'sql' ) ) . ' )',
			array_merge( ...array_column( $conditions, 'values' ) )
		);
	}

	/**
	 * A column is one of several values.
	 *
	 * @param literal-string   $column The column.
	 * @param list<string>|list<int> $values The values; none means that nothing fits.
	 */
	public static function one_of( string $column, array $values ): self {
		return array() === $values ? new self( '1 = 0', array() ) : new self( $column . ' IN ( ' . self::places( $values ) . ' )', $values );
	}

	/**
	 * Placeholders for values.
	 *
	 * @param non-empty-list<string>|non-empty-list<int> $values The values.
	 * @return literal-string
	 */
	public static function places( array $values ): string {
		return implode( ', ', array_fill( 0, count( $values ), is_int( $values[0] ) ? '%d' : '%s' ) );
	}
}
