<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Search;

use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexState;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexTables;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexWords;

defined( 'ABSPATH' ) || exit;

/** Finds by the index of a large shop exactly what WooCommerce's products route finds. */
final class IndexSearch implements ProductSearch {
	/** Number of products that are found one by one; more are looked up while a list is read in its order. */
	private const FEW = 1000;

	/** Hooks at which a plugin may have changed the condition of the products route. */
	private const HOOKS = array( 'posts_where', 'posts_where_request', 'posts_clauses', 'posts_clauses_request', 'posts_request' );

	/**
	 * Keeps what is found for a text.
	 *
	 * @var callable(string, callable(): list<int>): list<int>
	 */
	private $keep;

	/**
	 * @param callable(string, callable(): list<int>): list<int> $keep Returns what was kept for a text, or else makes it.
	 */
	public function __construct( callable $keep ) {
		$this->keep = $keep;
	}

	public function found( string $text ): ?FoundProducts {
		$select = IndexState::is_on() && array() === array_filter( self::HOOKS, array( Listeners::class, 'exist' ) ) ? IndexWords::statement( 'product_id', $text ) : null;
		if ( null === $select || ! IndexState::is_current() ) {
			return null;
		}
		$ids = ( $this->keep )( $text, static fn(): array => array_map( static fn( array $row ): int => IndexTables::number( $row, 'product_id' ), IndexTables::rows( "$select LIMIT %d", array( self::FEW + 1 ) ) ) );
		return count( $ids ) > self::FEW ? FoundProducts::many( $select ) : FoundProducts::of( $ids );
	}
}
