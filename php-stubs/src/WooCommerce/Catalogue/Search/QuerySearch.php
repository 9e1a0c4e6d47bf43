<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Search;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what whoever answers the searches of WP_Query has found, such as ElasticPress, Relevanssi or SearchWP.
 * WooCommerce's products route does not ask them, as it searches by a condition of its own.
 */
final class QuerySearch implements ProductSearch {
	public function found( string $text ): ?FoundProducts {
		$answer = SearchQuery::may_be_answered() ? SearchQuery::of( $text )->answer : null;
		return null === $answer ? null : FoundProducts::in_order( $answer );
	}
}
