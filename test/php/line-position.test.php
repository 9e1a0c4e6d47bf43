<?php
/**
 * Where a line stands that comes back.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Shop\LinePosition;

$moved = static function ( ?int $position ): array {
	return array_keys(
		LinePosition::move_last(
			array(
				'a'   => 1,
				'b'   => 2,
				'7'   => 3,
				'new' => 4,
			),
			$position
		)
	);
};

return array(
	'stands where it is asked to'             => static function () use ( $moved ): void {
		same( array( 'new', 'a', 'b', 7 ), $moved( 0 ) );
		same( array( 'a', 'b', 'new', 7 ), $moved( 2 ) );
		same( array( 'a', 'b', 7, 'new' ), $moved( 3 ) );
	},
	'stands at the end otherwise'             => static function () use ( $moved ): void {
		same( array( 'a', 'b', 7, 'new' ), $moved( null ) );
		same( array( 'a', 'b', 7, 'new' ), $moved( 99 ) );
		same( array(), LinePosition::move_last( array(), 0 ) );
	},
	'a position is a number that is not negative' => static function (): void {
		same( 0, LinePosition::read( 0 ) );
		same( 2, LinePosition::read( '2' ) );
		foreach ( array( null, '', '-1', -1, 'first', array( 1 ) ) as $asked ) {
			same( null, LinePosition::read( $asked ) );
		}
	},
);
