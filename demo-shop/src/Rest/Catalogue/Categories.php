<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Catalogue\ProductTable;
use StorefrontIslands\DemoShop\Catalogue\ProductUpdates;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Returns the categories for GET products/categories. */
class Categories extends TermRoute {
	public const PATH = '/products/categories';

	/** @var array<int, int>|null Number of reviews by term id; null before they are counted. */
	private ?array $reviews = null;

	protected function respond( string $method, Input $input ): WP_REST_Response {
		return $this->list( 'product_cat', $input );
	}

	protected function term( WP_Term $term ): array {
		$this->reviews = $this->reviews ?? $this->count_reviews();
		$link          = get_term_link( $term );
		return parent::term( $term ) + array(
			'image'        => null,
			'review_count' => $this->reviews[ $term->term_id ] ?? 0,
			'permalink'    => is_string( $link ) ? $link : '',
		);
	}

	/** @return array<int, int> Number of reviews by term id. */
	private function count_reviews(): array {
		$reviews  = array();
		$database = Database::connection();
		ProductUpdates::write();
		$rows = Database::rows(
			"SELECT x.term_id AS term, SUM( p.reviews ) AS reviews FROM %i p JOIN %i r ON r.object_id = p.product_id JOIN %i x ON x.term_taxonomy_id = r.term_taxonomy_id WHERE x.taxonomy = 'product_cat' GROUP BY x.term_id",
			array( ProductTable::name(), $database->term_relationships, $database->term_taxonomy )
		);
		foreach ( $rows as $row ) {
			$reviews[ $row->number( 'term' ) ] = $row->number( 'reviews' );
		}
		return $reviews;
	}
}
