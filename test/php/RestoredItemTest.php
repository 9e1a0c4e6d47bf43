<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Shop\RestoredItem;

/** Tests the request to restore a removed cart item. */
final class RestoredItemTest extends TestCase {
	/** @param mixed $position Position of the request. */
	private static function placed( $position ): array {
		$others = array( 'a' => 1, 'b' => 2, '7' => 3 );
		return array_keys( ( new RestoredItem( array( 'position' => $position ) ) )->place( $others + array( 'new' => 4 ), $others ) );
	}

	public function test_what_a_plugin_restores_with_an_item_stays_with_it(): void {
		$others = array( 'a' => 1, 'b' => 2 );
		$placed = ( new RestoredItem( array( 'position' => 1 ) ) )->place( $others + array( 'set' => 3, 'member' => 4 ), $others );
		self::assertSame( array( 'a', 'set', 'member', 'b' ), array_keys( $placed ) );
	}

	public function test_an_item_returns_to_its_position(): void {
		self::assertSame( array( 'new', 'a', 'b', 7 ), self::placed( 0 ) );
		self::assertSame( array( 'a', 'b', 'new', 7 ), self::placed( '2' ) );
		self::assertSame( array( 'a', 'b', 7, 'new' ), self::placed( 3 ) );
	}

	public function test_an_item_without_a_position_stays_last(): void {
		foreach ( array( null, '', '-1', -1, 'first', array( 1 ), 99 ) as $position ) {
			self::assertSame( array( 'a', 'b', 7, 'new' ), self::placed( $position ) );
		}
		self::assertSame( array(), ( new RestoredItem( array( 'position' => 0 ) ) )->place( array(), array() ) );
	}

	public function test_a_key_is_text(): void {
		self::assertSame( 'abc', ( new RestoredItem( array( 'restore' => 'abc' ) ) )->key );
		self::assertSame( '', ( new RestoredItem( array( 'restore' => array( 'abc' ) ) ) )->key );
	}
}
