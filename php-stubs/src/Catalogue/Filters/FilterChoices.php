<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Catalogue\Query\Filters;

defined( 'ABSPATH' ) || exit;

/** Choices of one kind, and the URL argument for them. */
final class FilterChoices {
	/** Label of the choices: "Color". */
	public string $label;

	/** Taxonomy of the terms; empty if the choices are not terms. */
	public string $taxonomy;

	/** Name of the URL argument: "filter_color". */
	public string $argument;

	/**
	 * Choices in display order, including those without products.
	 *
	 * @var list<FilterTerm>
	 */
	public array $terms;

	/**
	 * Values in the URL.
	 *
	 * @var list<string>
	 */
	public array $chosen;

	public Filters $others;

	/**
	 * Data to request when filters change, see src/stores/catalogue/browser-engine.ts.
	 *
	 * @var array<string, mixed>
	 */
	public array $wants;

	/**
	 * Creates the choices.
	 *
	 * @param string $taxonomy Taxonomy of the terms, or empty.
	 * @param string $argument Name of the URL argument.
	 * @param list<FilterTerm> $terms Choices in display order.
	 * @param list<string> $chosen Values in the URL.
	 * @param array<string, mixed> $wants Data to request when filters change.
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
