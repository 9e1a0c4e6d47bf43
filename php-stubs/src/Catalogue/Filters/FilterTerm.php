<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

defined( 'ABSPATH' ) || exit;

/** Term, rating or stock status by which products can be filtered. Mirrors Term in src/islands/filter-list/props.ts. */
final class FilterTerm {
	/** Id of the term, by which it is counted; 0 if the value itself is counted. */
	public int $id;

	/** Value in the URL: a slug, UTF-8. */
	public string $value;

	/** Label, plain text. */
	public string $label;

	/** Text below the label, plain; empty for none. */
	public string $description;

	/** Address of a sample of the value; empty for none. */
	public string $sample = '';

	/** Number of products that it would leave; null if unknown. */
	public ?int $count = null;

	/** Depth in the hierarchy of terms, from 0. */
	public int $level;

	/**
	 * Creates a choice.
	 *
	 * @param int      $id          Id of the term, or 0.
	 * @param string   $value       Value in the URL.
	 * @param string   $label       Label, plain text.
	 * @param int|null $count       Number of products; null if unknown.
	 * @param int      $level       Depth in the hierarchy of terms, from 0.
	 * @param string   $description Text below the label, plain; empty for none.
	 */
	public function __construct( int $id, string $value, string $label, ?int $count, int $level = 0, string $description = '' ) {
		$this->id          = $id;
		$this->value       = $value;
		$this->label       = $label;
		$this->count       = $count;
		$this->level       = $level;
		$this->description = $description;
	}

	/**
	 * Returns the props for the island, in a compact form, because a list may have hundreds.
	 *
	 * @return list<int|string|null>
	 */
	public function props(): array {
		$props = array( $this->id, $this->value, $this->label, $this->count, $this->level );
		if ( '' !== $this->sample ) {
			return array_merge( $props, array( $this->description, $this->sample ) );
		}
		return '' === $this->description ? $props : array_merge( $props, array( $this->description ) );
	}
}
