<?php
/**
 * A list of a taxonomy's terms for one grid.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Catalogue\CataloguePage;
use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** Terms that narrow the grid of one widget alone (spec section 2, taxonomy filters). */
final class TaxonomyFilterList implements FilterView {
	/**
	 * The block's attributes.
	 *
	 * @var Data
	 */
	private $options;

	/**
	 * The page that it stands on.
	 *
	 * @var CataloguePage
	 */
	private $page;

	/**
	 * Takes what it shows.
	 *
	 * @param array<string, mixed> $attributes As the editor saved them.
	 * @param CataloguePage        $page       The page that it stands on.
	 */
	public function __construct( array $attributes, CataloguePage $page ) {
		$this->options = new Data( $attributes );
		$this->page    = $page;
	}

	/** {@inheritDoc} */
	public function props(): array {
		return array( 'headingLevel' => $this->options->int( 'headingLevel' ) );
	}

	/** {@inheritDoc} */
	public function node(): ?Node {
		return $this->page->has_products() ? Parts::heading( $this->options->string( 'heading' ), $this->options->int( 'headingLevel' ) ) : null;
	}
}
