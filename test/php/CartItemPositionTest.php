<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Shop\CartItemPosition;

/**
 * Tests the position of a cart item after undo removal.
 */
final class CartItemPositionTest extends TestCase {
	private static function moved( ?int $position ): array {
		return array_keys(
			CartItemPosition::move_last(
				array(
					'a'   => 1,
					'b'   => 2,
					'7'   => 3,
					'new' => 4,
				),
				$position
			)
		);
	}

	public function test_a_line_is_inserted_at_the_requested_position(): void {
		self::assertSame( array( 'new', 'a', 'b', 7 ), self::moved( 0 ) );
		self::assertSame( array( 'a', 'b', 'new', 7 ), self::moved( 2 ) );
		self::assertSame( array( 'a', 'b', 7, 'new' ), self::moved( 3 ) );
	}

	public function test_a_line_without_a_position_is_appended(): void {
		self::assertSame( array( 'a', 'b', 7, 'new' ), self::moved( null ) );
		self::assertSame( array( 'a', 'b', 7, 'new' ), self::moved( 99 ) );
		self::assertSame( array(), CartItemPosition::move_last( array(), 0 ) );
	}

	public function test_a_position_is_a_nonnegative_number(): void {
		self::assertSame( 0, CartItemPosition::read( 0 ) );
		self::assertSame( 2, CartItemPosition::read( '2' ) );
		foreach ( array( null, '', '-1', -1, 'first', array( 1 ) ) as $asked ) {
			self::assertNull( CartItemPosition::read( $asked ) );
		}
	}
}
