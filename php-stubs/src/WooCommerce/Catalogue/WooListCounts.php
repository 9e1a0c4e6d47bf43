<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

defined( 'ABSPATH' ) || exit;

/**
 * Collection data of a list that has rules, see WooListRules. WooCommerce's route caches counts by query for all
 * visitors, so counts that depend on rules for the visitor are made here.
 */
final class WooListCounts {
	/** Data that is counted here, by its argument. */
	private const OWN = array(
		'calculate_price_range'      => 'price_range',
		'calculate_attribute_counts' => 'attribute_counts',
		'calculate_taxonomy_counts'  => 'taxonomy_counts',
	);

	/**
	 * Query arguments of GET products/collection-data.
	 *
	 * @var array<string, mixed>
	 */
	private array $query;

	private WooListRules $rules;

	/**
	 * @param array<string, mixed> $query Query arguments of GET products/collection-data.
	 */
	public function __construct( array $query, WooListRules $rules ) {
		$this->query = $query;
		$this->rules = $rules;
	}

	/**
	 * Returns the query arguments whose data WooCommerce's route is left to count.
	 *
	 * @return array<string, mixed>
	 */
	public function rest(): array {
		return array_diff_key( $this->rules->rest(), self::OWN );
	}

	/**
	 * Returns collection data with what is counted here.
	 *
	 * @param array<array-key, mixed> $data Collection data of WooCommerce's route for rest().
	 * @return array<array-key, mixed>
	 */
	public function with_own( array $data ): array {
		$data = array_diff_key( $data, array( self::OWN['calculate_taxonomy_counts'] => true ) );
		if ( in_array( $this->query['calculate_price_range'] ?? false, array( true, 'true', '1' ), true ) ) {
			$data['price_range'] = WooStoreApi::price_range( $this->rules->prices()->range( WooStoreApi::statement( array_diff_key( $this->query, WooListRules::PRICES ) ) ) );
		}
		$asked = $this->query['calculate_attribute_counts'] ?? null;
		if ( is_array( $asked ) ) {
			$data['attribute_counts'] = array();
			foreach ( $asked as $one ) {
				$taxonomy = is_array( $one ) ? $one['taxonomy'] ?? null : null;
				$type     = is_array( $one ) ? $one['query_type'] ?? null : null;
				if ( is_string( $taxonomy ) && taxonomy_is_product_attribute( $taxonomy ) ) {
					array_push( $data['attribute_counts'], ...$this->attribute( $taxonomy, 'and' === $type ) );
				}
			}
		}
		return WooCategoryCounts::with_counts( $data, $this->query );
	}

	/**
	 * Returns the number of products of each term of an attribute.
	 *
	 * @param bool $needs_all True if products need all chosen terms; otherwise the chosen ones do not narrow.
	 * @return list<array{term: int, count: int}>
	 */
	private function attribute( string $taxonomy, bool $needs_all ): array {
		$query    = $this->query;
		$is_other = static fn( $chosen ): bool => ! is_array( $chosen ) || ! isset( $chosen['attribute'] ) || $taxonomy !== $chosen['attribute'];
		if ( ! $needs_all && is_array( $query['attributes'] ?? null ) ) {
			$query['attributes'] = array_values( array_filter( $query['attributes'], $is_other ) );
		}
		$products = WooStoreApi::statement( $query );
		return WooAttributeLookup::is_on() ? WooAttributeLookup::counts( $taxonomy, $products ) : WooCategoryCounts::counts( $taxonomy, $products );
	}
}
