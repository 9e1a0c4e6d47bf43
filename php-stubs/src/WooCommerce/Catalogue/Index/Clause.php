<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

defined( 'ABSPATH' ) || exit;

/** Condition on one kind of fact: of each of some groups of values a product must have one, or must not. */
final class Clause {
	public string $kind;

	/**
	 * Groups of values; a group without any is met by no product.
	 *
	 * @var list<list<int>>
	 */
	private array $groups;

	private bool $is_wanted;

	/**
	 * @param list<list<int>> $groups Groups of values.
	 */
	public function __construct( string $kind, array $groups, bool $is_wanted = true ) {
		$this->kind      = $kind;
		$this->groups    = $groups;
		$this->is_wanted = $is_wanted;
	}

	/**
	 * Returns those of some products that meet it.
	 *
	 * @param array<int, string> $sets Sets of the kind by value.
	 */
	public function narrow( string $products, array $sets ): string {
		foreach ( $this->groups as $values ) {
			$any = '';
			foreach ( $values as $value ) {
				$any = $any | ( $sets[ $value ] ?? '' );
			}
			$products = $this->is_wanted ? $products & $any : BitSet::without( $products, $any );
		}
		return $products;
	}
}
