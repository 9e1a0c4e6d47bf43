<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Html\Blocks\BlockChoices;
use StorefrontIslands\Support\PartOrder;

/** Tests the order of parts by the cases that src/domain/support/parts.test.ts reads too. */
final class PartOrderTest extends TestCase {
	public function test_every_order_of_the_fixture(): void {
		$fixture = json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/fixtures/part-orders.json' ), true );
		self::assertGreaterThan( 5, count( $fixture['cases'] ) );
		foreach ( $fixture['cases'] as list( $known, $chosen, $resolved ) ) {
			self::assertSame( $resolved, PartOrder::resolve( $known, $chosen ), implode( ' ', $chosen ) );
		}
	}

	public function test_every_known_part_stands_once_whatever_was_saved(): void {
		$names = array( 'a', 'b', 'c', 'd', 'e' );
		for ( $run = 0; $run < 200; $run++ ) {
			$chosen = array();
			for ( $count = wp_rand( 0, 8 ); $count > 0; $count-- ) {
				$chosen[] = array( 'a', 'b', 'c', 'd', 'e', 'x', '' )[ wp_rand( 0, 6 ) ];
			}
			$order  = PartOrder::resolve( $names, $chosen );
			$sorted = $order;
			sort( $sorted );
			self::assertSame( $names, $sorted, implode( ' ', $chosen ) );
			self::assertSame( $order, PartOrder::resolve( $names, $order ) );
		}
	}

	public function test_only_another_order_is_passed_to_the_island(): void {
		self::assertSame( array(), ( new BlockChoices( array( 'order' => array( 'checkout', 'x' ) ), 'mini-cart' ) )->props() );
		self::assertSame( array( 'order' => array( 'cart', 'checkout' ) ), ( new BlockChoices( array( 'order' => array( 'cart' ) ), 'mini-cart' ) )->props() );
	}
}
