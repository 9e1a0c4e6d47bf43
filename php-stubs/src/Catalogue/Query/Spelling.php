<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

defined( 'ABSPATH' ) || exit;

/** Finds the known words that are meant by a text with typing errors: letters that are missing, added, wrong or swapped. */
final class Spelling {
	/** Shortest word that is corrected, in characters: a shorter one is near to nearly every word. */
	private const SHORTEST = 3;

	/** Longest word that is corrected, in characters; what is longer was hardly typed. */
	private const LONGEST = 32;

	/** Length from which a word may have two errors, in characters. */
	private const LONG = 6;

	/**
	 * Known words in lower case, as characters, by the word.
	 *
	 * @var array<array-key, list<string>>
	 */
	private array $words = array();

	/**
	 * @param list<string> $words Known words in lower case, the most likely first.
	 */
	public function __construct( array $words ) {
		foreach ( $words as $word ) {
			$this->words[ $word ] = self::characters( $word );
		}
	}

	/**
	 * Returns the text with each unknown word replaced by the known word that is nearest to it; null if no word changes.
	 * A word that is near no known word is left out, as nothing would be found with it.
	 */
	public function corrected( string $text ): ?string {
		$typed = self::words( $text );
		$meant = array();
		foreach ( $typed as $word ) {
			$nearest = $this->is_known( $word ) ? $word : $this->nearest( $word );
			if ( null !== $nearest ) {
				$meant[] = $nearest;
			}
		}
		return array() === $meant || $meant === $typed ? null : implode( ' ', $meant );
	}

	/**
	 * Returns the words of a text in lower case.
	 *
	 * @param string $text Plain text.
	 * @return list<string>
	 */
	public static function words( string $text ): array {
		$words = preg_split( '/[^\p{L}\p{M}\p{N}]+/u', mb_strtolower( $text ), -1, PREG_SPLIT_NO_EMPTY );
		return is_array( $words ) ? $words : array();
	}

	/**
	 * True if a search for the word finds a known word. A search looks for the letters anywhere in a word, so that
	 * words of one or two letters prove nothing.
	 *
	 * @param string $word Word in lower case.
	 */
	private function is_known( string $word ): bool {
		if ( isset( $this->words[ $word ] ) || mb_strlen( $word ) < self::SHORTEST ) {
			return isset( $this->words[ $word ] );
		}
		foreach ( array_keys( $this->words ) as $known ) {
			if ( false !== mb_strpos( (string) $known, $word ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the known word that is nearest to a word, the most likely of several; null if none is near enough.
	 *
	 * @param string $word Word in lower case.
	 */
	private function nearest( string $word ): ?string {
		$typed  = self::characters( $word );
		$length = count( $typed );
		if ( $length < self::SHORTEST || $length > self::LONGEST ) {
			return null;
		}
		$nearest = null;
		$most    = $length < self::LONG ? 1 : 2;
		foreach ( $this->words as $known => $characters ) {
			if ( count( $characters ) < self::SHORTEST || abs( count( $characters ) - $length ) > $most ) {
				continue;
			}
			$errors = self::errors( $typed, $characters );
			if ( $errors <= $most ) {
				$nearest = (string) $known;
				// The next one has to be nearer.
				$most = $errors - 1;
			}
		}
		return $nearest;
	}

	/**
	 * Returns the number of typing errors between two words (optimal string alignment distance).
	 *
	 * @param list<string> $typed Characters of a word.
	 * @param list<string> $known Characters of another word.
	 */
	private static function errors( array $typed, array $known ): int {
		$before = array();
		$last   = range( 0, count( $known ) );
		foreach ( $typed as $i => $character ) {
			$row = array( $i + 1 );
			foreach ( $known as $j => $other ) {
				$row[ $j + 1 ] = min(
					$last[ $j + 1 ] + 1,
					$row[ $j ] + 1,
					$last[ $j ] + ( $character === $other ? 0 : 1 )
				);
				if ( $i > 0 && $j > 0 && $character === $known[ $j - 1 ] && $typed[ $i - 1 ] === $other ) {
					$row[ $j + 1 ] = min( $row[ $j + 1 ], $before[ $j - 1 ] + 1 );
				}
			}
			$before = $last;
			$last   = $row;
		}
		return $last[ count( $known ) ];
	}

	/**
	 * Returns the characters of a word without their accents, which are often not typed.
	 *
	 * @param string $word Word in lower case.
	 * @return list<string>
	 */
	private static function characters( string $word ): array {
		return mb_str_split( remove_accents( $word ) );
	}
}
