<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Search;

use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\WooCommerce\Catalogue\Index\BitSet;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexState;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexTables;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexTexts;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexWords;

defined( 'ABSPATH' ) || exit;

/**
 * Finds by the index of a large shop: all words of the text in names, as WordPress reads them, or the whole text in SKUs.
 * The index has no descriptions; where it finds nothing, they are for WordPressSearch.
 */
final class IndexSearch implements ProductSearch {
	/** Number of products that are found one by one; more are looked up while a list is read in its order. */
	private const FEW = 1000;

	/** Hooks at which a plugin may have changed the condition of the products route. */
	private const HOOKS = array( 'posts_where', 'posts_where_request', 'posts_clauses', 'posts_clauses_request', 'posts_request' );

	/**
	 * Keeps what is found for a text.
	 *
	 * @var callable(string, callable(): array{ids: list<int>|null}): array{ids: list<int>|null}
	 */
	private $keep;

	/**
	 * Sets of products by chunk, by the text that finds them.
	 *
	 * @var array<string, array<int, string>>
	 */
	private array $sets = array();

	/**
	 * @param callable(string, callable(): array{ids: list<int>|null}): array{ids: list<int>|null} $keep Returns what was
	 *                                                                                                   kept for a text, or else makes it.
	 */
	public function __construct( callable $keep ) {
		$this->keep = $keep;
	}

	/**
	 * Returns the words of a text; null if it is not for the index, as with a word that is not to be found.
	 *
	 * @return non-empty-list<string>|null
	 */
	public static function words( string $text ): ?array {
		$words = Listeners::exist( 'post_search_columns' ) ? array() : SearchQuery::of( $text )->words;
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
		$prefix   = apply_filters( 'wp_query_search_exclusion_prefix', '-' );
		$prefix   = is_string( $prefix ) ? $prefix : '';
		$excludes = '' !== $prefix && array() !== array_filter( $words, static fn( string $word ): bool => 0 === strpos( $word, $prefix ) );
		return $excludes || array() === $words ? null : $words;
	}

	public function found( string $text ): ?FoundProducts {
		$words = IndexState::is_on() && array() === array_filter( self::HOOKS, array( Listeners::class, 'exist' ) ) ? self::words( $text ) : null;
		if ( null === $words || ! IndexState::is_current() ) {
			return null;
		}
		$ids = ( $this->keep )( (string) wp_json_encode( array( $text, $words ) ), fn(): array => array( 'ids' => $this->ids( $text, $words ) ) )['ids'];
		if ( null !== $ids ) {
			return array() === $ids ? null : FoundProducts::of( $ids, SearchQuery::of( $text )->order );
		}
		$select = IndexWords::statement( $text, $words );
		return null === $select ? null : FoundProducts::many( $select );
	}

	/**
	 * Returns the sets of the products that have a text, by chunk. They are looked for once.
	 *
	 * @param non-empty-list<string> $words Its words.
	 * @return array<int, string>
	 */
	public function sets( string $text, array $words ): array {
		return $this->sets[ $text ] ??= IndexTexts::found( $text, $words );
	}

	/**
	 * Returns the ids of the products that have a text; null if there are many.
	 *
	 * @param non-empty-list<string> $words Its words.
	 * @return list<int>|null
	 */
	private function ids( string $text, array $words ): ?array {
		$sets = $this->sets( $text, $words );
		if ( array_sum( array_map( array( BitSet::class, 'count' ), $sets ) ) > self::FEW ) {
			return null;
		}
		$places = array();
		foreach ( $sets as $chunk => $set ) {
			foreach ( BitSet::numbers( $set ) as $number ) {
				$places[] = $chunk * IndexTables::CHUNK + $number;
			}
		}
		$list = implode( ',', $places );
		$rows = '' === $list ? array() : IndexTables::rows( "SELECT product_id FROM %i WHERE place IN ( $list )", array( IndexTables::products()->name() ) );
		return array_map( static fn( array $row ): int => IndexTables::number( $row, 'product_id' ), $rows );
	}
}
