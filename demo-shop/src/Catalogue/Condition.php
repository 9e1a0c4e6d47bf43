<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

defined( 'ABSPATH' ) || exit;

/** An SQL condition with the values of its placeholders. */
final class Condition {
	/** @var literal-string Condition with placeholders: %i for names, %s and %d for values. */
	public string $sql;

	/** @var list<string|int> Values of the placeholders. */
	public array $values;

	/**
	 * @param literal-string   $sql    SQL with placeholders.
	 * @param list<string|int> $values Values of the placeholders.
	 */
	public function __construct( string $sql, array $values ) {
		$this->sql    = $sql;
		$this->values = $values;
	}

	/**
	 * @param non-empty-list<self> $conditions The conditions.
	 * @param ' AND '|' OR '       $between    AND if all must be met, OR if one suffices.
	 */
	public static function join( array $conditions, string $between ): self {
		return new self(
			'( ' . implode( $between, array_column( $conditions, 'sql' ) ) . ' )',
			array_merge( ...array_column( $conditions, 'values' ) )
		);
	}

	/**
	 * Returns the condition that a column has one of several values.
	 *
	 * @param literal-string   $column The column.
	 * @param list<string>|list<int> $values The values; an empty list matches nothing.
	 */
	public static function one_of( string $column, array $values ): self {
		return array() === $values ? new self( '1 = 0', array() ) : new self( $column . ' IN ( ' . self::places( $values ) . ' )', $values );
	}

	/**
	 * Returns placeholders for values.
	 *
	 * @param non-empty-list<string>|non-empty-list<int> $values The values.
	 * @return literal-string
	 */
	public static function places( array $values ): string {
		return implode( ', ', array_fill( 0, count( $values ), is_int( $values[0] ) ? '%d' : '%s' ) );
	}
}
