<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Catalogue\Query\CataloguePage;
use StorefrontIslands\Catalogue\Query\Filters;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Ui\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Active filters, each with a link that removes it, and a button that removes all (docs/behaviour.md#active-filters).
 * Renders the same HTML as src/islands/active-filters/view.tsx.
 */
final class ActiveFilters implements FilterView {
	private JsonReader $options;
	private CataloguePage $page;
	private FilterNames $names;

	/**
	 * Creates the view.
	 *
	 * @param array<string, mixed> $attributes Attributes as the editor saved them.
	 */
	public function __construct( array $attributes, CataloguePage $page ) {
		$this->options = new JsonReader( $attributes );
		$this->page    = $page;
		$this->names   = new FilterNames( $page->shop() );
	}

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

	public function node(): ?Node {
		if ( $this->page->filters()->is_empty() || ! $this->page->has_products() ) {
			return null;
		}
		$groups = ( new ActiveGroups( $this->page->filters(), $this->names, $this->page->currency() ) )->all();
		return Node::group(
			array(
				FormParts::heading( $this->options->string( 'heading' ), $this->options->int( 'headingLevel' ) ),
				Node::element(
					'ul',
					array( 'class' => 'wc-block-active-filters__list' . ( $this->is_chips() ? ' wc-block-active-filters__list--chips' : '' ) ),
					array_map( array( $this, 'group' ), $groups )
				),
				FormParts::form( $this->clear_form(), array( self::clear_button() ) ),
			)
		);
	}

	/** Returns the filters of a group with its label. */
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
	 * Returns one filter.
	 *
	 * @param bool $is_joined True if products must match it in addition to the previous filter.
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

	/** Returns the button that removes all filters. */
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
	 * Returns the form that removes all filters.
	 *
	 * @return array{action: string, fields: list<array{string, string}>}
	 */
	private function clear_form(): array {
		return FormParts::form_props( $this->page->address(), new Filters() );
	}

	/** True if the filters are displayed as chips. */
	private function is_chips(): bool {
		return 'chips' === $this->options->string( 'displayStyle' );
	}
}
