<?php
/**
 * What the page is filtered by.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Catalogue\CataloguePage;
use StorefrontIslands\Catalogue\Filters;
use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Icon;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/**
 * Each active filter with a link that takes it off, and a button that takes off all (spec section 2, active filters). The same as
 * src/islands/active-filters/view.tsx.
 */
final class ActiveFilters implements FilterView {
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
	 * Names of terms.
	 *
	 * @var FilterNames
	 */
	private $names;

	/**
	 * Takes what it shows.
	 *
	 * @param array<string, mixed> $attributes As the editor saved them.
	 * @param CataloguePage        $page       The page that it stands on.
	 */
	public function __construct( array $attributes, CataloguePage $page ) {
		$this->options = new Data( $attributes );
		$this->page    = $page;
		$this->names   = new FilterNames( $page->shop() );
	}

	/** {@inheritDoc} */
	public function props(): array {
		return array(
			'heading'      => $this->options->string( 'heading' ),
			'headingLevel' => $this->options->int( 'headingLevel' ),
			'isChips'      => $this->is_chips(),
			'backUndoes'   => $this->options->bool( 'backUndoes' ),
			'hasProducts'  => $this->page->has_products(),
			'url'          => $this->page->address()->url_with( $this->page->filters() ),
			'names'        => (object) $this->names->all( $this->page->filters() ),
			'clear'        => $this->clear_form(),
		);
	}

	/** {@inheritDoc} */
	public function node(): ?Node {
		if ( $this->page->filters()->is_empty() || ! $this->page->has_products() ) {
			return null;
		}
		$groups = ( new ActiveGroups( $this->page->filters(), $this->names, $this->page->currency() ) )->all();
		return Node::group(
			array(
				Parts::heading( $this->options->string( 'heading' ), $this->options->int( 'headingLevel' ) ),
				Node::element(
					'ul',
					array( 'class' => 'wc-block-active-filters__list' . ( $this->is_chips() ? ' wc-block-active-filters__list--chips' : '' ) ),
					array_map( array( $this, 'group' ), $groups )
				),
				Parts::form( $this->clear_form(), array( self::clear_button() ) ),
			)
		);
	}

	/**
	 * Filters under their name.
	 *
	 * @param ActiveGroup $group The filters.
	 */
	private function group( ActiveGroup $group ): Node {
		$entries = array();
		foreach ( $group->entries as $at => $entry ) {
			$entries[] = $this->entry( $entry[0], $entry[1], $group->needs_all && $at > 0 );
		}
		return Node::element(
			'li',
			array( 'class' => 'storefront-active-filters__group' ),
			array(
				Node::element( 'span', array( 'class' => 'wc-block-active-filters__list-item-type' ), array( $group->label ) ),
				Node::element( 'ul', array(), $entries ),
			)
		);
	}

	/**
	 * A filter.
	 *
	 * @param string  $label     What is filtered by.
	 * @param Filters $others    The filters that are left without it.
	 * @param bool    $is_joined Whether it is needed besides the one before it.
	 */
	private function entry( string $label, Filters $others, bool $is_joined ): Node {
		return Node::element(
			'li',
			array( 'class' => 'wc-block-active-filters__list-item' ),
			array(
				$is_joined ? Node::element( 'span', array( 'class' => 'wc-block-active-filters__list-item-operator' ), array( __( 'All', 'storefront-islands' ) ) ) : null,
				Node::element(
					'a',
					array(
						'class'      => 'wc-block-active-filters__list-item-remove',
						'href'       => $this->page->address()->url_with( $others ),
						'rel'        => 'nofollow',
						/* translators: %s: what is filtered by. */
						'aria-label' => sprintf( __( 'Remove %s filter', 'storefront-islands' ), $label ),
					),
					array(
						Node::element( 'span', array( 'class' => 'wc-block-active-filters__list-item-name' ), array( $label ) ),
						Icon::node( 'close' ),
					)
				),
			)
		);
	}

	/** The button that takes all filters off. */
	private static function clear_button(): Node {
		return Node::element(
			'button',
			array(
				'class' => 'wc-block-active-filters__clear-all',
				'type'  => 'submit',
			),
			array( __( 'Clear All', 'storefront-islands' ) )
		);
	}

	/**
	 * The form that takes all filters off.
	 *
	 * @return array{action: string, fields: list<array{string, string}>}
	 */
	private function clear_form(): array {
		return Parts::form_props( $this->page->address(), new Filters() );
	}

	/** Whether they stand beside each other. */
	private function is_chips(): bool {
		return 'chips' === $this->options->string( 'displayStyle' );
	}
}
