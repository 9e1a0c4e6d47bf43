<?php
/**
 * Tests the correction of mistyped searches.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\Spelling;

/** Words of a search, with typing errors. */
final class SpellingTest extends TestCase {
	private const WORDS = array( 'mug', 'bag', 'hoodie', 'espresso', 'cup', 'ceramics', 'café', 'tee', 'belt', 'größe', 'кружка' );

	/** @dataProvider errors */
	public function test_a_typing_error_is_corrected( string $typed, ?string $meant ): void {
		self::assertSame( $meant, ( new Spelling( self::WORDS ) )->corrected( $typed ) );
	}

	/** @return iterable<string, array{string, string|null}> */
	public static function errors(): iterable {
		yield 'a letter too many' => array( 'mugg', 'mug' );
		yield 'swapped letters' => array( 'mgu', 'mug' );
		yield 'a missing letter' => array( 'hodie', 'hoodie' );
		yield 'a wrong letter' => array( 'espreszo', 'espresso' );
		yield 'two errors in a long word' => array( 'ceramisc', 'ceramics' );
		yield 'two errors in a short word are too many' => array( 'mbgx', null );
		yield 'capitals' => array( 'HODIE', 'hoodie' );
		yield 'a plural' => array( 'mugs', 'mug' );
		yield 'only what is wrong' => array( 'espresso cupp', 'espresso cup' );
		yield 'accents are not errors' => array( 'cafe bagg', 'café bag' );
		yield 'other scripts' => array( 'кржука', 'кружка' );
		yield 'a word near nothing is left out' => array( 'xylophone hodie', 'hoodie' );
		yield 'nothing near' => array( 'xylophone', null );
		yield 'nothing wrong' => array( 'espresso', null );
		yield 'part of a word' => array( 'espr', null );
		yield 'two letters' => array( 'mg', null );
		yield 'single letters say nothing' => array( 'b espreso g', 'espresso' );
		yield 'no word' => array( ' -- ', null );
		yield 'a number that is a key' => array( '12345', null );
	}

	public function test_the_nearest_word_wins_and_among_equals_the_first(): void {
		self::assertSame( 'bat', ( new Spelling( array( 'bat', 'bag', 'batt' ) ) )->corrected( 'baz' ) );
		self::assertSame( 'baggy', ( new Spelling( array( 'baddy', 'baggy' ) ) )->corrected( 'bagggy' ) );
		self::assertSame( '2024', ( new Spelling( array( '2024' ) ) )->corrected( '20244' ) );
	}

	public function test_one_error_anywhere_is_corrected(): void {
		mt_srand( 7 );
		$spelling = new Spelling( array( 'lamp', 'chair', 'curtain', 'wardrobe' ) );
		for ( $run = 0; $run < 2000; $run++ ) {
			$word  = array( 'curtain', 'wardrobe' )[ mt_rand( 0, 1 ) ];
			$place = mt_rand( 0, strlen( $word ) - 2 );
			$typed = array(
				substr( $word, 0, $place ) . substr( $word, $place + 1 ),
				substr_replace( $word, 'q', $place, 0 ),
				substr_replace( $word, 'q', $place, 1 ),
				substr_replace( $word, $word[ $place + 1 ] . $word[ $place ], $place, 2 ),
			)[ mt_rand( 0, 3 ) ];
			$meant = $spelling->corrected( $typed );
			// What is left of a word after a letter at its end is missing finds the word as it is.
			self::assertTrue( $meant === $word || ( null === $meant && false !== strpos( $word, $typed ) ), $typed );
		}
	}
}
