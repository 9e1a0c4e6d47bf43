<?php
/**
 * What a filter list offers.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Catalogue\Filters;

defined( 'ABSPATH' ) || exit;

/** The choices of one kind, and how an address says them. */
final class FilterChoices {
	/**
	 * What they are about: "Color".
	 *
	 * @var string
	 */
	public $label;

	/**
	 * Whose terms they are; empty where they are no terms.
	 *
	 * @var string
	 */
	public $taxonomy;

	/**
	 * The address's argument: "filter_color".
	 *
	 * @var string
	 */
	public $argument;

	/**
	 * In the order in which they are shown, those without products too.
	 *
	 * @var list<FilterTerm>
	 */
	public $terms;

	/**
	 * Values that the address says.
	 *
	 * @var list<string>
	 */
	public $chosen;

	/**
	 * What is filtered by besides.
	 *
	 * @var Filters
	 */
	public $others;

	/**
	 * What has to be counted when filters change, see src/stores/catalogue/printed.ts.
	 *
	 * @var array<string, mixed>
	 */
	public $wants;

	/**
	 * Takes the choices.
	 *
	 * @param string               $label    What they are about.
	 * @param string               $taxonomy Whose terms they are, or empty.
	 * @param string               $argument The address's argument.
	 * @param list<FilterTerm>     $terms    In the order in which they are shown.
	 * @param list<string>         $chosen   Values that the address says.
	 * @param Filters              $others   What is filtered by besides.
	 * @param array<string, mixed> $wants    What has to be counted when filters change.
	 */
	public function __construct( string $label, string $taxonomy, string $argument, array $terms, array $chosen, Filters $others, array $wants ) {
		$this->label    = $label;
		$this->taxonomy = $taxonomy;
		$this->argument = $argument;
		$this->terms    = $terms;
		$this->chosen   = $chosen;
		$this->others   = $others;
		$this->wants    = $wants;
	}
}
