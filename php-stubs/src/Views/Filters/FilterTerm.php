<?php
/**
 * One choice of a filter list.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

defined( 'ABSPATH' ) || exit;

/** A term, a rating or a stock status that products can be narrowed by: Term in src/islands/filter-list/props.ts. */
final class FilterTerm {
	/**
	 * The term's id, by which it is counted; 0 where the value itself is what is counted.
	 *
	 * @var int
	 */
	public $id;

	/**
	 * What the address says: a slug, UTF-8.
	 *
	 * @var string
	 */
	public $value;

	/**
	 * What it is called. Text.
	 *
	 * @var string
	 */
	public $label;

	/**
	 * How many products it would leave; null where nobody knows.
	 *
	 * @var int|null
	 */
	public $count;

	/**
	 * How many terms it is below.
	 *
	 * @var int
	 */
	public $level;

	/**
	 * Takes the choice.
	 *
	 * @param int      $id    The term's id, or 0.
	 * @param string   $value What the address says.
	 * @param string   $label Text.
	 * @param int|null $count Products; null where nobody knows.
	 * @param int      $level How many terms it is below.
	 */
	public function __construct( int $id, string $value, string $label, ?int $count, int $level = 0 ) {
		$this->id    = $id;
		$this->value = $value;
		$this->label = $label;
		$this->count = $count;
		$this->level = $level;
	}

	/**
	 * As the island reads it: short, since a list may have hundreds.
	 *
	 * @return array{int, string, string, int|null, int}
	 */
	public function props(): array {
		return array( $this->id, $this->value, $this->label, $this->count, $this->level );
	}
}
